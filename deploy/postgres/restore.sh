#!/bin/sh
# Creates a data folder from a backup and the archived log, as of a point in time; without one, up to the last archived segment:
#   restore.sh /backups/2026-11-23 /archive /var/lib/postgresql/15/restored '2026-11-23 20:15:00+00'
# Run it as the user of Postgres, and start Postgres on the new folder: it replays the log, and accepts writes once that is done.
set -eu
backup=$1 archive=$2 data=$3 moment=${4-}

# An existing folder may be the last good copy.
if [ -e "$data" ]; then
  echo "restore: $data is there already; name a folder that is not" >&2
  exit 1
fi
case $archive$moment in
*[\'\"\\%]*)
  echo 'restore: quotes, backslashes and % cannot be in these names' >&2
  exit 1
  ;;
esac
pg_verifybackup --quiet "$backup"
mkdir -m 700 "$data"
cp -a "$backup/." "$data"
{
  echo "restore_command = 'cp \"$archive/%f\" \"%p\"'"
  echo "recovery_target_timeline = 'latest'"
  if [ -n "$moment" ]; then echo "recovery_target_time = '$moment'"; fi
  if [ -n "$moment" ]; then echo "recovery_target_action = 'promote'"; fi
} >>"$data/postgresql.auto.conf"
touch "$data/recovery.signal"
