/** Paths of both files. */
export interface NginxCertificate {
  certificate: string
  key: string
}

interface NginxSetting {
  port: number
  /** Ports of the shop's processes, or the file with them that `deploy/roll-out.sh` writes. */
  shops: readonly number[] | string
  /** Where the cache is kept. */
  cacheFolder: string
  /** Where nginx finds its own pages; this project's build by default. */
  buildFolder?: string
  /** Without the cache everything reaches the shop. */
  isCaching: boolean
  /** How the shop is reached. */
  origin: string
  /** For HTTPS under the origin's name; plain HTTP under any name without it. */
  certificate?: NginxCertificate
  /** Where plain HTTP is led to HTTPS; nowhere by default. */
  httpPort?: number
}

/**
 * The example of `deploy/nginx-shop.conf` with other ports and folders, to be included as it is.
 *
 * @throws Error when the example lacks a text that is to be replaced
 */
export function renderNginxConfig(example: string, setting: NginxSetting): string {
  const { shops, cacheFolder, buildFolder = `${process.cwd()}/build`, isCaching, certificate } = setting
  const replacements: [RegExp, string][] = [
    [/include \/etc\/nginx\/shop-ports\.conf;/g, renderShops(shops)],
    [/\/var\/lib\/nginx\/shop\b/g, cacheFolder],
    [/\/srv\/shop\/current\/build/g, buildFolder],
    [/proxy_cache shop_pages;/g, isCaching ? 'proxy_cache shop_pages;' : 'proxy_cache off;']
  ]
  const rendered = replacements.reduce((text, [pattern, replacement]) => {
    if (text.match(pattern)?.length !== 1)
      throw new Error(`deploy/nginx-shop.conf has to say ${pattern.source} once`)
    return text.replace(pattern, replacement)
  }, example)
  return certificate ? renderTls(rendered, setting, certificate) : renderPlain(rendered, setting.port)
}

const renderShops = (shops: readonly number[] | string): string =>
  typeof shops === 'string'
    ? `include ${shops};`
    : shops.map(port => `server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`).join(' ')

/** Servers of the example: the one for plain HTTP, the one for other names, and the shop's own. */
const splitServers = (text: string): string[] => {
  const parts = text.split(/^(?=server \{$)/m)
  if (parts.length !== 4) throw new Error('deploy/nginx-shop.conf has to have three servers')
  return parts
}

function renderTls(
  text: string,
  { port, origin, httpPort }: NginxSetting,
  { certificate, key }: NginxCertificate
): string {
  const [maps = '', plain = '', others = '', shop = ''] = splitServers(text)
  const kept = [maps, ...(httpPort === undefined ? [] : [plain]), others, shop].join('')
  return kept
    .replaceAll('listen [::]:', '# listen [::]:')
    .replaceAll(/(?<!# )listen 443\b/g, `listen 127.0.0.1:${port}`)
    .replaceAll(/(?<!# )listen 80\b/g, `listen 127.0.0.1:${httpPort}`)
    .replaceAll(/https:\/\/shop\.example\b/g, origin)
    .replaceAll(/server_name shop\.example;/g, `server_name ${new URL(origin).hostname};`)
    .replace(/ssl_certificate [^;]+;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key [^;]+;/, `ssl_certificate_key ${key};`)
}

function renderPlain(text: string, port: number): string {
  const [maps = '', , , shop = ''] = splitServers(text)
  const server = shop
    .replaceAll('listen [::]:', '# listen [::]:')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^ *ssl_.*$/gm, '')
  return maps + server
}

/** nginx.conf around it, for a process of its own; Debian's has the same parts. */
export const renderNginxFrame = (folder: string, shopConfig: string): string => `
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
worker_processes 1;
events {
    worker_connections 1024;
}
http {
    access_log off;
    client_body_temp_path ${folder}/body;
    proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/fastcgi;
    uwsgi_temp_path ${folder}/uwsgi;
    scgi_temp_path ${folder}/scgi;
    include ${shopConfig};
}
`
