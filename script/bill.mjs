// Prints the bill of materials of a package, as SPDX 2.3: the programs, what is compiled into them, what stands in the
// page, and the Debian packages whose libraries they load.
//   node script/bill.mjs VERSION COMMIT ARCHITECTURE [--admindir=FOLDER] PROGRAM...
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const [version, commit, architecture, ...rest] = process.argv.slice(2);
const dpkg = rest.filter((argument) => argument.startsWith('--admindir='));
const programs = rest.filter((argument) => !argument.startsWith('--'));
const output = (command, ...args) => execFileSync(command, args, { encoding: 'utf8' });

/** Debian packages of which something is compiled into the programs, and its licence. */
const kCompiledIn = {
  'libcli11-dev': 'BSD-3-Clause',
  'libexpected-dev': 'CC0-1.0',
  'libfmt-dev': 'MIT',
  'libspdlog-dev': 'MIT',
  'libutf8proc-dev': 'MIT AND Unicode-DFS-2015',
  'nlohmann-json3-dev': 'MIT',
};

const packages = [];
const relations = [];
function add(name, packageVersion, licence, purl, relation) {
  const id = `SPDXRef-${name.replace(/[^A-Za-z0-9.-]+/g, '-')}`;
  packages.push({
    SPDXID: id,
    name,
    versionInfo: packageVersion,
    downloadLocation: 'NOASSERTION',
    filesAnalyzed: false,
    licenseConcluded: licence,
    licenseDeclared: licence,
    copyrightText: 'NOASSERTION',
    externalRefs: [{ referenceCategory: 'PACKAGE-MANAGER', referenceType: 'purl', referenceLocator: purl }],
  });
  relations.push({ spdxElementId: 'SPDXRef-mistward', relationshipType: relation, relatedSpdxElement: id });
}

/** The version of a Debian package, as installed here or as dpkg's other folder says. */
const debianVersion = (name) => output('dpkg-query', ...dpkg, '-W', '-f', '${Version}\n', name).split('\n')[0];
function addDebian(name, licence, relation, found = debianVersion(name)) {
  add(name, found, licence, `pkg:deb/debian/${name}@${encodeURIComponent(found)}?arch=${architecture}`, relation);
}

/** Boost, which script/install unpacks without dpkg where the system's is too old. */
function addBoost() {
  const documents = join(root, 'build/deps/boost/usr/share/doc');
  const unpacked = existsSync(documents) ? readdirSync(documents).find((name) => name.startsWith('libboost1')) : undefined;
  if (unpacked === undefined) {
    const [name] = output('dpkg-query', '-W', '-f', '${Package}\n', 'libboost1.*-dev').split('\n');
    addDebian(name, 'BSL-1.0', 'STATIC_LINK');
    return;
  }
  const changes = gunzipSync(readFileSync(join(documents, unpacked, 'changelog.Debian.gz'))).toString();
  addDebian(unpacked, 'BSL-1.0', 'STATIC_LINK', /\((.*?)\)/.exec(changes)[1]);
}

/** The packages that have these libraries: as dpkg knows the file, which lies in one of two folders of the same name. */
function packagesOf(libraries) {
  const owners = new Set();
  for (const library of libraries) {
    const line = output('dpkg-query', ...dpkg, '-S', `*/${library}`).split('\n').find((one) => one.endsWith(`-linux-gnu/${library}`));
    if (line === undefined) throw new Error(`no package has ${library}`);
    owners.add(line.split(':')[0]);
  }
  return [...owners].sort();
}

add('mistward', version, 'MIT', `pkg:deb/mistward@${version}?arch=${architecture}`, 'DESCRIBES');
Object.assign(relations[0], { spdxElementId: 'SPDXRef-DOCUMENT' });
addBoost();
for (const [name, licence] of Object.entries(kCompiledIn)) addDebian(name, licence, 'STATIC_LINK');
const lock = JSON.parse(readFileSync(join(root, 'clients/web/package-lock.json'), 'utf8'));
for (const [path, { dev, devOptional, license, version: found }] of Object.entries(lock.packages)) {
  if (path === '' || dev || devOptional) continue;
  const name = path.replace(/^.*node_modules\//, '');
  add(name, found, license, `pkg:npm/${name.replace('@', '%40')}@${found}`, 'CONTAINS');
}
const needed = new Set();
for (const program of programs) {
  for (const [, library] of output('readelf', '-d', program).matchAll(/\(NEEDED\).*\[(.*)\]/g)) {
    if (!library.startsWith('ld-linux')) needed.add(library);
  }
}
for (const name of packagesOf(needed)) addDebian(name, 'NOASSERTION', 'DYNAMIC_LINK');

const created = new Date(Number(process.env.SOURCE_DATE_EPOCH) * 1000).toISOString().replace(/\.\d+/, '');
const content = createHash('sha256').update(JSON.stringify(packages)).digest('hex');
console.log(JSON.stringify({
  spdxVersion: 'SPDX-2.3',
  dataLicense: 'CC0-1.0',
  SPDXID: 'SPDXRef-DOCUMENT',
  name: `mistward-${version}-${architecture}`,
  documentNamespace: `urn:mistward:${version}:${architecture}:${content}`,
  comment: `Made from commit ${commit}; of the programs ${programs.map((program) => basename(program)).join(' and ')}.`,
  creationInfo: { created, creators: ['Tool: mistward-script-bill'] },
  packages,
  relationships: relations,
}, null, 2));
