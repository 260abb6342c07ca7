#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A study of 2,000 points as a job array of Slurm, of one node that this script starts, while workers and the controller
are killed: its table is that of one machine, to the last byte.

usage: study_by_slurm.py BRAMAH-CLI MODEL.mo

The exit code is 77 where Slurm cannot be started here, with the reason.
"""
import getpass
import os
import pathlib
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

POINTS, SLICES, KILLS = 2000, 10, 8
SKIPPED = 77


class CannotStart(Exception):
    """Slurm does not run on this machine."""


def free_ports(count):
    sockets = [socket.socket() for _ in range(count)]
    for each in sockets:
        each.bind(("127.0.0.1", 0))
    ports = [each.getsockname()[1] for each in sockets]
    for each in sockets:
        each.close()
    return ports


class Cluster:
    """munged, slurmctld and slurmd with a configuration of their own, which end with this object."""

    def __init__(self, folder):
        self.folder, self.running = folder, {}
        try:
            self._start_all(folder)
        except CannotStart:
            self.end()
            raise

    def _start_all(self, folder):
        self.environment = {**os.environ, "SLURM_CONF": str(folder/"slurm.conf")}
        for name in ("munged", "slurmctld", "slurmd", "sbatch"):
            if not shutil.which(name, path=self.path()):
                raise CannotStart(f"{name} is not installed")
        controller, node = free_ports(2)
        name, user = socket.gethostname().split(".")[0], getpass.getuser()
        self.name = name
        for inner in "state", "spool":
            (folder/inner).mkdir()
        (folder/"key").write_bytes(os.urandom(1024))
        (folder/"key").chmod(0o400)
        (folder/"slurm.conf").write_text(f"""ClusterName=test
SlurmctldHost={name}(127.0.0.1)
SlurmUser={user}
SlurmdUser={user}
AuthType=auth/munge
AuthInfo=socket={folder}/munge.socket
SlurmctldPort={controller}
SlurmdPort={node}
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd.pid
SlurmctldLogFile={folder}/slurmctld.log
SlurmdLogFile={folder}/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
ReturnToService=2
SlurmctldTimeout=5
SchedulerParameters=batch_sched_delay=0,sched_interval=2
MailProg=/bin/true
NodeName={name} NodeAddr=127.0.0.1 CPUs={os.cpu_count()} State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
""")
        version = re.findall(r"\d+", subprocess.run([self.where("slurmd"), "-V"], capture_output=True, text=True).stdout)
        if [int(part) for part in version[:2]] >= [23, 11]:
            (folder/"cgroup.conf").write_text("CgroupPlugin=disabled\n")
        self.start("munged", "--foreground", "--force", f"--key-file={folder}/key", f"--socket={folder}/munge.socket",
                   f"--pid-file={folder}/munge.pid", f"--log-file={folder}/munge.log", f"--seed-file={folder}/seed")
        self.wait_for(lambda: (folder/"munge.socket").exists(), "munged")
        self.start("slurmctld", "-D")
        self.wait_for(self.answers, "slurmctld")
        self.start("slurmd", "-D")
        self.wait_for(lambda: "idle" in self.ask("sinfo", "-h", "-o", "%T"), "slurmd")

    @staticmethod
    def path():
        return os.environ.get("PATH", "") + ":/usr/sbin:/usr/local/sbin"

    def where(self, name):
        return shutil.which(name, path=self.path())

    def start(self, name, *arguments):
        log = open(self.folder/f"{name}.out", "ab")
        self.running[name] = subprocess.Popen([self.where(name), *arguments], env=self.environment, stdout=log,
                                              stderr=log, start_new_session=True)

    def wait_for(self, condition, name):
        deadline = time.monotonic() + 30
        while not condition():
            if time.monotonic() > deadline or self.running[name].poll() is not None:
                said = b"".join((self.folder/f"{name}.{end}").read_bytes() for end in ("out", "log")
                                if (self.folder/f"{name}.{end}").exists())
                raise CannotStart(f"{name} does not run: {said.decode(errors='replace')[-800:]}")
            time.sleep(0.1)

    def ask(self, *command):
        done = subprocess.run(command, env=self.environment, capture_output=True, text=True)
        return done.stdout if done.returncode == 0 else ""

    def answers(self):
        return "UP" in self.ask("scontrol", "ping")

    def has_jobs(self):
        """Whether a job waits or runs; while the controller is away, that is assumed."""
        done = subprocess.run(["squeue", "-h"], env=self.environment, capture_output=True, text=True)
        return done.returncode != 0 or bool(done.stdout.strip())

    def cancel_lost(self):
        """Ends jobs that are said to run although their worker is gone: what tells of its end is lost with a controller."""
        self.ask("scancel", "--full", "--state=RUNNING", f"--user={getpass.getuser()}")

    def begin_anew(self):
        """Ends all jobs, as those that wait for a node which was taken away, and brings node and controller back."""
        if self.running["slurmctld"].poll() is not None:
            self.start("slurmctld", "-D")
        self.ask("scancel", f"--user={getpass.getuser()}")
        self.ask("scontrol", "update", f"NodeName={self.name}", "State=RESUME")

    def submit(self, plan, slices):
        """As `study plan` says it, for these slices."""
        for _ in range(60):
            done = subprocess.run(["sbatch", "--array=" + ",".join(map(str, slices)), f"--output={plan}/slices/%a.log",
                                   str(plan/"job.sh")], env=self.environment, capture_output=True, text=True)
            if done.returncode == 0:
                return
            time.sleep(1)
        raise AssertionError(done.stderr)

    def kill_controller(self):
        self.running["slurmctld"].kill()
        self.running["slurmctld"].wait()
        self.start("slurmctld", "-D")
        self.wait_for(self.answers, "slurmctld")

    def end(self):
        for name in reversed(self.running):
            self.running[name].terminate()
            try:
                self.running[name].wait(10)
            except subprocess.TimeoutExpired:
                self.running[name].kill()
                self.running[name].wait()


def workers(plan):
    """The processes that run slices of a plan now."""
    found = []
    for entry in pathlib.Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                words = (entry/"cmdline").read_bytes().split(b"\0")
            except OSError:
                continue
            if b"run-slice" in words and str(plan).encode() in words:
                found.append(int(entry.name))
    return found


def kill_some(plan, chance):
    """kill -9 of one worker, if there is one; the number of killed ones."""
    for pid in chance.sample(found := workers(plan), min(1, len(found))):
        try:
            os.kill(pid, signal.SIGKILL)
            return 1
        except ProcessLookupError:
            pass
    return 0


def check(bramah, model, folder, cluster):
    what = [model, "--vary", f"relief.p_set=100bar:160bar:{POINTS}", "--outputs", r"mass\.v|lineP\.p", "--reduce", "max"]
    plan = folder/"plan"
    subprocess.run([bramah, "study", "plan", *what, "--slices", str(SLICES), "-o", plan], check=True, capture_output=True)
    chance, killed, hasKilledController, rounds = random.Random(4), 0, False, 0
    begin = time.monotonic()
    while True:
        state = subprocess.run([bramah, "study", "status", plan], capture_output=True, text=True)
        missing = [int(number) for number, done, all_ in
                   re.findall(r"slice (\d+): (\d+) of (\d+) runs", state.stdout) if done != all_]
        if state.returncode == 0:
            break
        assert rounds < 100 and time.monotonic() - begin < 900, state.stdout
        rounds += 1
        cluster.submit(plan, missing)
        sinceWork = time.monotonic()
        while cluster.has_jobs():
            time.sleep(chance.uniform(0.2, 0.6))
            if workers(plan):
                sinceWork = time.monotonic()
            elif time.monotonic() - sinceWork > 25:
                cluster.begin_anew()
            elif time.monotonic() - sinceWork > 10:
                cluster.cancel_lost()
            assert time.monotonic() - begin < 900, "jobs neither run nor end: " + cluster.ask("squeue")
            if killed < KILLS:
                killed += kill_some(plan, chance)
            elif not hasKilledController:
                hasKilledController = True
                cluster.kill_controller()
    assert killed == KILLS and hasKilledController, f"{killed} workers were killed: the runs were too quick"
    journals = sorted((plan/"slices").glob("*.part.*"))
    assert len(journals) > SLICES, "no slice was run twice"
    written = sum(text.read_bytes().count(b"\n") - 1 for text in journals)
    assert written < 1.05*POINTS, f"{written} runs were made for {POINTS} points"
    subprocess.run([bramah, "study", "collect", plan, "--csv", folder/"slurm.csv"], check=True, capture_output=True)
    subprocess.run([bramah, "study", *what, "--csv", folder/"one.csv"], check=True, capture_output=True)
    assert (folder/"slurm.csv").read_bytes() == (folder/"one.csv").read_bytes(), "the tables differ"
    assert (folder/"one.csv").read_bytes().count(b"\r\n") == POINTS + 1
    print(f"{POINTS} points in {SLICES} slices, {rounds} submissions, {killed} workers and the controller killed, "
          f"{written - POINTS} runs made twice: the same table, in {time.monotonic() - begin:.0f} s")


def main():
    bramah, model = sys.argv[1:]
    # Plain names, and short ones: sockets have paths of a hundred letters at most.
    with tempfile.TemporaryDirectory(prefix="bramah", ignore_cleanup_errors=True) as name:
        folder, cluster = pathlib.Path(name).resolve(), None
        folder.chmod(0o755)
        try:
            try:
                cluster = Cluster(folder)
            except CannotStart as reason:
                print(f"skipped: Slurm cannot be started here: {reason}")
                return SKIPPED
            check(bramah, model, folder, cluster)
        finally:
            if cluster:
                cluster.end()
    return 0


if __name__ == "__main__":
    sys.exit(main())
