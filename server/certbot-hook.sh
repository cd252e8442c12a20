#!/bin/sh
# Copies a certificate that certbot has renewed to the service and reloads it. Set up once:
#   cp certbot-hook.sh /etc/letsencrypt/renewal-hooks/deploy/mistward && chmod +x /etc/letsencrypt/renewal-hooks/deploy/mistward
#   RENEWED_LINEAGE=/etc/letsencrypt/live/games.example /etc/letsencrypt/renewal-hooks/deploy/mistward
# and in /etc/mistward/mistward.toml, or as MISTWARD_TLS_CERTIFICATE and MISTWARD_TLS_KEY:
#   tls-certificate = "/var/lib/mistward/fullchain.pem"
#   tls-key = "/var/lib/mistward/privkey.pem"
# The copies belong to the service's user, which differs after each start: systemd then changes their owner.
set -eu
state=${MISTWARD_STATE:-/var/lib/mistward}
umask 077
for name in privkey fullchain; do
    cp "$RENEWED_LINEAGE/$name.pem" "$state/$name.pem.new"
    chown --reference="$state/." "$state/$name.pem.new"
    mv "$state/$name.pem.new" "$state/$name.pem"
done
systemctl try-reload-or-restart "${MISTWARD_UNIT:-mistward}"
