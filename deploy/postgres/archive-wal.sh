#!/bin/sh
# Archives one segment of the write-ahead log, for postgresql.conf:
#   archive_mode = on
#   archive_timeout = 60
#   archive_command = '/path/to/archive-wal.sh "%p" "%f" /archive'
set -eu
from=$1 name=$2 archive=$3
to=$archive/$name

# Postgres retries if it missed the result: succeed if the same content is archived already, and never overwrite a different one.
if [ -f "$to" ]; then
  cmp -s "$from" "$to"
  exit
fi
# A file has its final name in the archive only once it is complete and synced.
cp "$from" "$to.part"
sync "$to.part"
mv "$to.part" "$to"
sync "$archive"
