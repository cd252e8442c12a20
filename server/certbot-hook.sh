#!/bin/sh
# Brings a certificate that certbot has renewed to the service, which reads it without a restart. Once:
#   cp certbot-hook.sh /etc/letsencrypt/renewal-hooks/deploy/mistward && chmod +x /etc/letsencrypt/renewal-hooks/deploy/mistward
#   RENEWED_LINEAGE=/etc/letsencrypt/live/games.example /etc/letsencrypt/renewal-hooks/deploy/mistward
# and in /etc/mistward/mistward.toml, or as MISTWARD_TLS_CERTIFICATE and MISTWARD_TLS_KEY:
#   tls-certificate = "/var/lib/mistward/fullchain.pem"
#   tls-key = "/var/lib/mistward/privkey.pem"
# The copies belong to the user of the service, who is another one after each start: systemd then gives them over.
set -eu
state=${MISTWARD_STATE:-/var/lib/mistward}
umask 077
for name in privkey fullchain; do
    cp "$RENEWED_LINEAGE/$name.pem" "$state/$name.pem.new"
    chown --reference="$state/." "$state/$name.pem.new"
    mv "$state/$name.pem.new" "$state/$name.pem"
done
systemctl try-reload-or-restart "${MISTWARD_UNIT:-mistward}"
