#!/bin/bash
# boot.sh ROOT CGROUP: becomes the init of ROOT, in namespaces of its own, the network's too; for tests of the package.
set -euo pipefail
root=$1 group=$2
mkdir -p "$group"
echo $$ >"$group/cgroup.procs"
exec unshare --mount --pid --fork --kill-child --uts --ipc --net --cgroup bash -euc '
    ip link set lo up
    mount --bind "$0" "$0"
    cd "$0"
    mount -t proc proc proc
    mount -t sysfs -o ro sysfs sys
    for folder in run tmp dev; do mount -t tmpfs tmpfs $folder; done
    chmod 755 dev run
    for device in null zero full random urandom tty; do
        touch dev/$device
        mount --bind /dev/$device dev/$device
    done
    mkdir dev/pts dev/shm
    mount -t devpts -o newinstance,ptmxmode=0666 devpts dev/pts
    mount -t tmpfs tmpfs dev/shm
    ln -s pts/ptmx dev/ptmx
    ln -s /proc/self/fd dev/fd
    if [ "$(stat -f -c %T /sys/fs/cgroup)" = cgroup2fs ]; then
        mount -t cgroup2 cgroup2 sys/fs/cgroup
    else
        mount -t tmpfs -o mode=755 tmpfs sys/fs/cgroup
        mkdir sys/fs/cgroup/systemd
        mount -t cgroup -o none,name=systemd cgroup sys/fs/cgroup/systemd
    fi
    mkdir -p .old
    pivot_root . .old
    umount -l /.old
    # As a machine has it: systemd gives credentials to services by mounts that spread.
    mount --make-rshared /
    exec env -i container=test PATH=/usr/sbin:/usr/bin:/sbin:/bin /sbin/init --log-target=null --show-status=0' "$root"
