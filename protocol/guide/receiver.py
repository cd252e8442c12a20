"""Receives webhooks on port 9000 and checks their signatures; put the secret of your webhook into KEY."""

import base64, hmac, http.server, json, time

KEY = base64.b64decode("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw".removeprefix("whsec_"))

class Receiver(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(min(int(self.headers["Content-Length"]), 65536))
        signed = f"{self.headers['Webhook-Id']}.{self.headers['Webhook-Timestamp']}.".encode() + body
        expected = "v1," + base64.b64encode(hmac.digest(KEY, signed, "sha256")).decode()
        fresh = abs(time.time() - int(self.headers["Webhook-Timestamp"])) < 300
        ok = fresh and hmac.compare_digest(expected, self.headers["Webhook-Signature"])
        if ok:
            print(json.loads(body)["event"])
        self.send_response(204 if ok else 401)
        self.end_headers()

http.server.HTTPServer(("127.0.0.1", 9000), Receiver).serve_forever()
