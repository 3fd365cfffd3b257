#!/bin/sh
# A whole backup of the running database into a folder that is not there yet, and a proof that it can be read:
#   backup.sh postgres://backup@db.internal/ /backups/2026-11-23
# The role needs the attribute `replication`; bets are placed meanwhile.
set -eu
database=$1 backup=$2

pg_basebackup --dbname="$database" --pgdata="$backup" --checkpoint=fast --wal-method=stream --no-password
pg_verifybackup --quiet "$backup"
