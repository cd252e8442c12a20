"""Where a server is."""

from dataclasses import dataclass
from urllib.parse import quote, urlsplit

API = "/api/v1"


@dataclass(frozen=True)
class Address:
    """A server's address, read from a URL such as `http://127.0.0.1:8080` or `https://play.example/mist`."""

    host: str
    port: int
    is_secure: bool
    prefix: str = ""

    @staticmethod
    def read(url: str) -> "Address":
        """Raises `ValueError` if the URL is not that of a server."""
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(f"not the URL of a server, such as http://127.0.0.1:8080: {url}")
        if parts.username is not None or parts.query or parts.fragment:
            raise ValueError(f"a server's URL has no user, query or fragment: {url}")
        is_secure = parts.scheme == "https"
        port = parts.port if parts.port is not None else (443 if is_secure else 80)
        return Address(parts.hostname, port, is_secure, parts.path.rstrip("/"))

    @property
    def authority(self) -> str:
        """As it stands in the header `Host`."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.is_secure else 80) else f"{host}:{self.port}"

    def __str__(self) -> str:
        return f"{'https' if self.is_secure else 'http'}://{self.authority}{self.prefix}"


def room_id(room: str) -> str:
    """The id in a room's link, whose last part it is, or the id itself."""
    return room.rstrip("/").rsplit("/", 1)[-1]


def room_path(room: str) -> str:
    """The path of a room in the API."""
    return f"/rooms/{quote(room, safe='')}"
