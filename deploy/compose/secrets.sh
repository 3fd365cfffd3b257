#!/bin/sh
# Creates the secrets of compose.yml, once: passwords, keys, and a certificate for this machine only.
set -eu
cd "$(dirname "$0")"
[ -d secrets ] && { echo "secrets is there already"; exit 1; }
mkdir -m 700 secrets
cd secrets
openssl rand -hex 24 | tr -d '\n' > database-password
printf 'postgres://touchline:%s@postgres:5432/touchline' "$(cat database-password)" > database-url
openssl rand -base64 32 | tr -d '\n' > documents-key
openssl rand -hex 12 | tr -d '\n' > control-key
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30 -subj /CN=localhost \
  -addext subjectAltName=DNS:localhost,DNS:games.localhost -keyout key.pem -out certificate.pem 2> /dev/null
cat certificate.pem key.pem > site.pem
# Containers run as unprivileged users, which have to read the secrets.
chmod 644 database-password database-url documents-key control-key site.pem
rm key.pem
