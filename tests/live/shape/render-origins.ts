import type { Certificate, Certificates } from './create-certificates'
import { HOST_NAMES, ORIGINS, PORTS, SERVED_PATHS, SHOP } from './origins'

const PROXY_PAGE = '<!doctype html><title>Gateway</title><h1>Gateway</h1>'

/** The nginx of all origins but the shop's: each answers its own part of the sandbox, under its own name, over TLS. */
export const renderOrigins = (certificates: Certificates): string => `
map $http_user_agent $says_who_it_is {
    "" 0;
    default 1;
}
client_max_body_size 10m;
# Names that nobody here has.
server {
    listen 127.0.0.1:${PORTS.origins} ssl default_server;
    ssl_reject_handshake on;
}
${[
  ...(['api', 'instance', 'pictures', 'payment', 'services'] as const).map(name =>
    renderServer(
      HOST_NAMES[name],
      certificates.valid,
      renderPart(`~ ^/${SERVED_PATHS[name]}`) + (name === 'instance' ? renderWayToPayment() : '')
    )
  ),
  renderServer(HOST_NAMES.parent, certificates.valid, renderParent()),
  renderServer(
    HOST_NAMES.namedCallers,
    certificates.valid,
    renderPart('/', `if ($says_who_it_is = 0) { return 403 '${PROXY_PAGE}'; }`)
  ),
  renderServer(HOST_NAMES.expired, certificates.expired, renderPart('/')),
  renderServer(HOST_NAMES.stranger, certificates.stranger, renderPart('/')),
  ...HOST_NAMES.html.map(host => renderServer(host, certificates.valid, renderPage(readStatus(host))))
].join('\n')}
`

const readStatus = (host: string) => Number(/\d+/.exec(host)?.[0])

const renderServer = (host: string, { certificate, key }: Certificate, content: string) => `
server {
    listen 127.0.0.1:${PORTS.origins} ssl http2;
    server_name ${host};
    ssl_certificate ${certificate};
    ssl_certificate_key ${key};
${content}
}`

/** The sandbox names pictures and payments by its own origin, which is the instance's here; these have others. */
const renderPart = (location: string, guard = '') => `
    location ${location} {
        ${guard}
        default_type text/html;
        proxy_pass http://127.0.0.1:${PORTS.sandbox};
        proxy_http_version 1.1;
        proxy_set_header Host $http_host;
        proxy_set_header Connection "";
        proxy_set_header Accept-Encoding "";
        proxy_read_timeout 60s;
        sub_filter_types application/json;
        sub_filter_once off;
        sub_filter '${ORIGINS.instance}/dw/image/' '${ORIGINS.pictures}/dw/image/';
        sub_filter '${ORIGINS.instance}/payments/' '${ORIGINS.payment}/payments/';
    }`

/** Mails are not answers that pass here, so their links lead to the sandbox's own origin. */
const renderWayToPayment = () => `
    location /payments/ {
        return 302 ${ORIGINS.payment}$request_uri;
    }`

const renderPage = (status: number) => `
    location / {
        default_type text/html;
        return ${status} '${PROXY_PAGE}';
    }`

/** A page of somebody else's that shows the shop's page of the same path in a frame. */
const renderParent = () => `
    location / {
        default_type text/html;
        return 200 '<!doctype html><title>Partner</title><iframe title="Shop" src="${SHOP}$request_uri" style="width:100%;height:90vh"></iframe>';
    }`
