#!/bin/sh
# Rolls out the build that /srv/shop/current leads to, without a failed request: starts its processes beside those that
# run (shop@.service), waits for them, lets nginx send everything to them, and ends the old ones when nginx has no request
# left there. Rolling back is the same with /srv/shop/current led back. As root, one machine after the other.
set -eu
PORTS_FILE=${PORTS_FILE:-/etc/nginx/shop-ports.conf}
# Seconds that a process gets to start, and that nginx gets for requests under way.
START_SECONDS=${START_SECONDS:-60}
LEAVE_SECONDS=60

one='3001 3002'
two='3003 3004'
new=$one old=$two
if [ -e "$PORTS_FILE" ]; then
  if grep -q ":${one%% *} " "$PORTS_FILE"; then new=$two old=$one; fi
  # nginx goes by the file, also when somebody has stopped this script in the middle.
  systemctl reload nginx
fi

is_well() { curl --silent --fail --output /dev/null --max-time 2 "http://127.0.0.1:$1/health"; }

give_up() {
  echo "$1; the processes on $old go on" >&2
  for port in $new; do systemctl stop "shop@$port"; done
  exit 1
}

for port in $new; do
  systemctl restart "shop@$port" || give_up "shop@$port does not start"
  tries=0
  until is_well "$port"; do
    tries=$((tries + 1))
    [ "$tries" -lt "$START_SECONDS" ] || give_up "Nobody answers on port $port"
    sleep 1
  done
done

for port in $new; do echo "server 127.0.0.1:$port max_fails=1 fail_timeout=2s;"; done >"$PORTS_FILE.new"
[ ! -e "$PORTS_FILE" ] || cp "$PORTS_FILE" "$PORTS_FILE.old"
mv "$PORTS_FILE.new" "$PORTS_FILE"
if ! systemctl reload nginx; then
  [ ! -e "$PORTS_FILE.old" ] || mv "$PORTS_FILE.old" "$PORTS_FILE"
  give_up 'nginx does not take its configuration'
fi
rm -f "$PORTS_FILE.old"

# Its former workers answer what they have begun, and then end.
tries=0
sleep 2
while pgrep -f '^nginx: worker process is shutting down' >/dev/null && [ "$tries" -lt "$LEAVE_SECONDS" ]; do
  tries=$((tries + 1))
  sleep 1
done

for port in $new; do systemctl enable --quiet "shop@$port"; done
for port in $old; do systemctl disable --quiet --now "shop@$port"; done
echo "The shop runs on $new"
