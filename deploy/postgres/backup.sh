#!/bin/sh
# Makes a full backup of the running database into a new folder, and verifies it:
#   backup.sh postgres://backup@db.internal/ /backups/2026-11-23
# The role needs the attribute `replication`; the product keeps running meanwhile.
set -eu
database=$1 backup=$2

pg_basebackup --dbname="$database" --pgdata="$backup" --checkpoint=fast --wal-method=stream --no-password
pg_verifybackup --quiet "$backup"
