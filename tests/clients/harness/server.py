"""The server under test, as a process of its own."""

import os
import re
import subprocess
import tempfile
from pathlib import Path
from typing import Self

ROOT = Path(__file__).resolve().parents[3]
BINARIES = Path(os.environ.get("MISTWARD_BIN", ROOT / "build" / "release" / "bin"))


def make_certificate(certificate: Path, key: Path) -> None:
    """A certificate for the loopback."""
    subject = ["-subj", "/CN=mistward", "-addext", "subjectAltName=IP:127.0.0.1", "-days", "2"]
    curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    output = ["-keyout", str(key), "-out", str(certificate)]
    subprocess.run(["openssl", "req", "-x509", *curve, *subject, *output], check=True, capture_output=True)


class ServerProcess:
    """
    A server on a free port with a database of its own; ends with the `with`. With `tls` it has a certificate that
    nobody but itself has signed, in the file `certificate`.
    """

    def __init__(self, *options: str, tls: bool = False) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="mistward-clients-")
        self._options = [*options]
        self.certificate = Path(self._folder.name) / "certificate.pem"
        self._scheme = "https" if tls else "http"
        if tls:
            key = Path(self._folder.name) / "key.pem"
            make_certificate(self.certificate, key)
            self._options += ["--tls-certificate", str(self.certificate), "--tls-key", str(key)]
        self._process: subprocess.Popen[str] | None = None
        self.port = 0
        self.start()

    @property
    def url(self) -> str:
        return f"{self._scheme}://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Starts it, or starts it again on the same port and database, and waits until it listens."""
        database = Path(self._folder.name) / "mistward.db"
        command = [str(BINARIES / "mistward"), "--port", str(self.port), "--database", str(database), *self._options]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert self._process.stdout is not None
        printed = ""
        for line in self._process.stdout:
            printed += line
            found = re.search(r"https?://127\.0\.0\.1:([0-9]+)", line)
            if found:
                self.port = int(found[1])
                return
        raise AssertionError(f"the server ended without listening:\n{printed}")

    def kill(self) -> None:
        """Ends it as a power cut would."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
        self._process = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        self._folder.cleanup()
