import { readdirSync, readFileSync } from 'node:fs';

/** What a process takes up at one moment; memory in MiB. */
export interface Size {
  resident: number;
  /** The largest address space that it has ever had. */
  space: number;
  descriptors: number;
  threads: number;
}

/** What the kernel tells of the process. */
export function sizeOf(pid: number): Size {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]);
  return {
    resident: field('VmRSS') / 1024,
    space: field('VmPeak') / 1024,
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
    threads: field('Threads'),
  };
}

/** Bytes that the kernel holds for sockets of this local port and that their peers have not taken. */
export function unsentBytes(port: number): number {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[1]?.endsWith(local))
    .reduce((sum, fields) => sum + parseInt(fields[4]!.split(':')[0]!, 16), 0);
}
