#!/usr/bin/env bash
# No test runs it. It installs the site on Debian 12 or later, with PostgreSQL and Caddy of that Debian. Run it as root in the
# checkout, after `npm run setup` and `npm run production -- /opt/settlesg/1`. It may be run again: what it
# made is made anew, but for the database.
set -euo pipefail
cd "$(dirname "$0")/.."
value() { sed -n "s/^$1='\(.*\)'$/\1/p" .env; }
password=$(value POSTGRES_PASSWORD) site=$(value SITE)
[ -n "$site" ] && [ -d /opt/settlesg/1 ] || {
  echo "First: npm ci && npm run build && npm run setup && npm run production -- /opt/settlesg/1" >&2
  exit 2
}

apt-get update -qq
apt-get install -y --no-install-recommends postgresql caddy age gpg

id settlesg >/dev/null 2>&1 || useradd --system --home-dir /var/lib/settlesg --shell /usr/sbin/nologin settlesg
install -d -o settlesg -g settlesg -m 700 /var/backups/settlesg
# systemd finds no Node of npm's.
cp -rT --remove-destination node_modules/node /opt/settlesg/1/node
ln -sfn 1 /opt/settlesg/current
install -D -m 600 .env /etc/settlesg/env
for port in 3000 3001; do
  # Two processes of one host cannot share a port.
  echo "METRICS_PORT=$((port + 6464))" | install -m 600 /dev/stdin "/etc/settlesg/$port"
done
printf 'PGHOST=127.0.0.1\nPGUSER=settlesg\nPGDATABASE=settlesg\nPGPASSWORD=%s\n' "$password" |
  install -m 600 /dev/stdin /etc/settlesg/backup

runuser -u postgres -- env -C / psql -qv ON_ERROR_STOP=1 -v password="$password" <<'END'
select 'create role settlesg login' where not exists (select from pg_roles where rolname = 'settlesg') \gexec
alter role settlesg password :'password';
select 'create database settlesg owner settlesg' where not exists (select from pg_database where datname = 'settlesg') \gexec
END

install -m 644 deploy/Caddyfile /etc/caddy/Caddyfile
printf '[Service]\nEnvironment=SITE=%s "UPSTREAMS=127.0.0.1:3000 127.0.0.1:3001"\n' "$site" |
  install -D -m 644 /dev/stdin /etc/systemd/system/caddy.service.d/settlesg.conf
install -m 644 deploy/systemd/* /etc/systemd/system
install -m 755 deploy/settlesg /usr/local/sbin/settlesg

systemctl daemon-reload
systemctl restart caddy
systemctl enable --now settlesg@3000 settlesg@3001 settlesg-backup.timer
echo "Installed. Wait for https://$site/health/ready, then: settlesg backup && settlesg doctor"
