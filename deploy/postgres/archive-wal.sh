#!/bin/sh
# Keeps one segment of the write-ahead log, for postgresql.conf:
#   archive_mode = on
#   archive_timeout = 60
#   archive_command = '/path/to/archive-wal.sh "%p" "%f" /archive'
set -eu
from=$1 name=$2 archive=$3
to=$archive/$name

# Postgres asks again when it did not hear the answer: the same is kept already, and another one is never written over it.
if [ -f "$to" ]; then
  cmp -s "$from" "$to"
  exit
fi
# A name in the archive stands for a segment that is whole and on the disk.
cp "$from" "$to.part"
sync "$to.part"
mv "$to.part" "$to"
sync "$archive"
