import { consoleStyle } from './console-style'
import type { SandboxDescription } from './describe-sandbox'
import type { ServedFamily } from './served-operations'

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;'
}
const escape = (text: string) => text.replace(/[&<>"']/g, character => escapes[character] ?? '')

const term = (name: string, value: string) => `<dt>${escape(name)}</dt><dd><code>${escape(value)}</code></dd>`
const cells = (values: string[]) => `<tr>${values.map(value => `<td>${escape(value)}</td>`).join('')}</tr>`
const table = (heads: string[], rows: string[][]) =>
  `<div class="scroll"><table><thead><tr>${heads.map(head => `<th scope="col">${escape(head)}</th>`).join('')}</tr></thead>` +
  `<tbody>${rows.map(cells).join('')}</tbody></table></div>`

/** The sandbox's front page: what it is, how to reach it, who can sign in, what it serves. */
export function renderConsole(sandbox: SandboxDescription, families: ServedFamily[]): string {
  const { origin, organizationId, shortCode, clientId, privateClientId, redirectUri, sites, accounts } =
    sandbox
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Commerce sandbox</title>
<style>${consoleStyle}</style>
</head>
<body>
<main>
<header>
<h1>Commerce sandbox</h1>
<p>An embedded commerce platform. It speaks the HTTP of B2C Commerce, keeps its data in one file and needs no credentials.</p>
</header>
<div class="grid">
<section>
<h2>How to reach it</h2>
<dl>${term('Origin', origin)}${term('Organization', organizationId)}${term('Short code', shortCode)}${term('Public client', clientId)}${term('Private client', privateClientId)}${term('Redirect', redirectUri)}</dl>
</section>
<section>
<h2>Sample customers</h2>
${table(
  ['Login', 'Password'],
  accounts.map(account => [account.login, account.password])
)}
</section>
<section>
<h2>Sites</h2>
${table(
  ['Site', 'Locales', 'Currency'],
  sites.map(site => [site.id, site.locales.join(', '), site.currency])
)}
</section>
<section>
<h2>Look inside</h2>
<ul>
<li><a href="/control/info">Settings as JSON</a></li>
<li><a href="/control/orders">Orders</a></li>
<li><a href="/control/outbox">Outbox of mails</a></li>
<li><a href="/control/stats">Requests by family</a></li>
<li><a href="/control/faults">Faults that are switched on</a></li>
</ul>
<form method="post" action="/control/reset"><p><button>Bring back the seed</button></p></form>
</section>
<section class="wide">
<h2>What is served</h2>
${table(
  ['Family', 'Address', 'Operations'],
  families.map(family => [family.name, family.address, family.operations.join(', ')])
)}
<p>Every other operation of these and of the platform's remaining families answers 501 and says its name.</p>
</section>
</div>
</main>
</body>
</html>
`
}
