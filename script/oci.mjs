// Lays an image out as OCI has it: one layer, its configuration, its manifest and the index.
//   node script/oci.mjs LAYER.tar ARCHITECTURE VERSION COMMIT FOLDER
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const [layer, architecture, version, commit, folder] = process.argv.slice(2);
const created = new Date(Number(process.env.SOURCE_DATE_EPOCH) * 1000).toISOString();
const digest = (bytes) => `sha256:${createHash('sha256').update(bytes).digest('hex')}`;

mkdirSync(join(folder, 'blobs/sha256'), { recursive: true });
/** Writes bytes under their digest; what refers to them. */
function blob(bytes, mediaType) {
  const name = digest(bytes);
  writeFileSync(join(folder, 'blobs', name.replace(':', '/')), bytes);
  return { mediaType, digest: name, size: bytes.length };
}
const json = (value) => Buffer.from(JSON.stringify(value));

const tar = readFileSync(layer);
const packed = blob(gzipSync(tar, { level: 9 }), 'application/vnd.oci.image.layer.v1.tar+gzip');
const labels = {
  'org.opencontainers.image.title': 'Mistward',
  'org.opencontainers.image.description': 'A server for Mists over Carcassonne',
  'org.opencontainers.image.version': version,
  'org.opencontainers.image.revision': commit,
  'org.opencontainers.image.created': created,
  'org.opencontainers.image.licenses': 'MIT',
  'org.opencontainers.image.base.name': 'debian:12',
};
const second = 1_000_000_000;
const configuration = blob(json({
  created,
  architecture,
  os: 'linux',
  config: {
    User: '10001:10001',
    ExposedPorts: { '8080/tcp': {} },
    Env: [
      'PATH=/usr/sbin:/usr/bin:/sbin:/bin',
      'MISTWARD_ADDRESS=0.0.0.0',
      'MISTWARD_PORT=8080',
      'MISTWARD_DATABASE=/data/mistward.db',
    ],
    Entrypoint: ['mistward'],
    WorkingDir: '/data',
    Volumes: { '/data': {} },
    StopSignal: 'SIGTERM',
    Labels: labels,
    // Not of OCI, but Docker keeps it.
    Healthcheck: {
      Test: ['CMD', 'mistward', 'healthcheck'],
      Interval: 30 * second,
      Timeout: 5 * second,
      StartPeriod: 10 * second,
    },
  },
  rootfs: { type: 'layers', diff_ids: [digest(tar)] },
  history: [{ created, created_by: 'script/image' }],
}), 'application/vnd.oci.image.config.v1+json');
const manifestType = 'application/vnd.oci.image.manifest.v1+json';
const manifest = blob(
  json({ schemaVersion: 2, mediaType: manifestType, config: configuration, layers: [packed], annotations: labels }),
  manifestType,
);
writeFileSync(join(folder, 'oci-layout'), JSON.stringify({ imageLayoutVersion: '1.0.0' }));
// What Podman calls it once it is loaded, and Docker.
const names = { 'org.opencontainers.image.ref.name': `mistward:${version}`, 'io.containerd.image.name': `docker.io/library/mistward:${version}` };
writeFileSync(join(folder, 'index.json'), JSON.stringify({
  schemaVersion: 2,
  mediaType: 'application/vnd.oci.image.index.v1+json',
  manifests: [{ ...manifest, platform: { architecture, os: 'linux' }, annotations: names }],
}));
