/** Paths of both files. */
export interface NginxCertificate {
  certificate: string
  key: string
}

interface NginxSetting {
  port: number
  /** Ports of the shop's processes, one or two. */
  shops: readonly number[]
  /** Where the cache is kept. */
  cacheFolder: string
  /** Without the cache everything reaches the shop. */
  isCaching: boolean
  /** For HTTPS; plain HTTP without it. */
  certificate?: NginxCertificate
}

/**
 * The example of `deploy/nginx-shop.conf` with other ports and folders, to be included as it is.
 *
 * @throws Error when the example no longer says what is to be replaced
 */
export function renderNginxConfig(
  example: string,
  { port, shops, cacheFolder, isCaching, certificate }: NginxSetting
): string {
  const [first, second] = shops
  const replacements: [RegExp, string][] = [
    [/listen 8080;/g, renderListen(port, certificate)],
    [/server 127\.0\.0\.1:3001\b/g, `server 127.0.0.1:${first}`],
    second === undefined
      ? [/ *server 127\.0\.0\.1:3002\b.*\n/g, '']
      : [/server 127\.0\.0\.1:3002\b/g, `server 127.0.0.1:${second}`],
    [/\/var\/lib\/nginx\/shop\b/g, cacheFolder],
    [/proxy_cache shop_pages;/g, isCaching ? 'proxy_cache shop_pages;' : 'proxy_cache off;']
  ]
  return replacements.reduce((text, [pattern, replacement]) => {
    if (text.match(pattern)?.length !== 1)
      throw new Error(`deploy/nginx-shop.conf has to say ${pattern.source} once`)
    return text.replace(pattern, replacement)
  }, example)
}

const renderListen = (port: number, certificate?: NginxCertificate): string =>
  certificate
    ? `listen 127.0.0.1:${port} ssl http2; ssl_certificate ${certificate.certificate}; ssl_certificate_key ${certificate.key};`
    : `listen 127.0.0.1:${port};`

/** What stands around it in a process of its own: Debian's nginx.conf says the same of its places. */
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
