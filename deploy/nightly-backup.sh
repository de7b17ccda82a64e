#!/usr/bin/env bash
# Dumps the database of PGHOST, PGDATABASE and PGUSER into /backups each night at 18:30 UTC (02:30 in Singapore), and keeps
# those of 14 days. BACKUP_DIR and RUN_ONCE=on are for machines without containers, and for the test.
set -euo pipefail
umask 077
folder=${BACKUP_DIR:-/backups} file=
# A dump that fails leaves nothing that would fill the disk.
trap '[ -z "$file" ] || rm -f "$file.part"' EXIT
trap 'exit 1' INT TERM HUP
while :; do
  if [ "${RUN_ONCE:-off}" = off ]; then
    now=$(date +%s)
    next=$(date -d 'today 18:30 UTC' +%s)
    [ "$next" -gt "$now" ] || next=$((next + 86400))
    sleep $((next - now)) &
    wait $!
  fi
  file=$folder/settlesg-$(date -u +%Y-%m-%dT%H%MZ).dump
  # What a killed run could not take away itself.
  rm -f "$folder"/settlesg-*.dump.part
  # Under its own name only once it is whole.
  pg_dump --format=custom --file="$file.part"
  mv "$file.part" "$file"
  find "$folder" -name 'settlesg-*.dump' -mtime +14 -delete
  echo "$file: $(stat -c %s "$file") bytes"
  [ "${RUN_ONCE:-off}" = off ] || exit 0
done
