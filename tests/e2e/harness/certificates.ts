import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { newFolder } from './server.ts';

export interface CertificateFiles {
  certificate: string;
  key: string;
}

export function filesIn(folder: string): CertificateFiles {
  return { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
}

/** A certificate that nobody but its maker has signed, for the loopback or another host. */
export function selfSigned(name: string, files = filesIn(newFolder()), host = 'IP:127.0.0.1'): CertificateFiles {
  const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=${host}`, '-days', '2'];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const output = ['-keyout', files.key, '-out', files.certificate];
  execFileSync('openssl', ['req', '-x509', ...curve, ...subject, ...output], { stdio: 'ignore' });
  return files;
}

/** The options of a server that has it. */
export function tlsOptions(files: CertificateFiles): string[] {
  return ['--tls-certificate', files.certificate, '--tls-key', files.key];
}
