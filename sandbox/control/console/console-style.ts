/** The console's own look: no external resource, readable in light and dark, on a phone and on a desktop. */
export const consoleStyle = `
:root{color-scheme:light dark;--paper:#f6f5ef;--card:#fff;--ink:#1f2a24;--muted:#56625a;--line:#dfe1d7;--accent:#1f5b43;--on-accent:#fff;--good:#1e6b3c;--good-ground:#e2f0e4;--warning:#6f4a00;--warning-ground:#fdf0d2;--error:#a3261c;--error-ground:#fbe6e3;--chip:#eceee6}
@media(prefers-color-scheme:dark){:root{--paper:#131815;--card:#1b221e;--ink:#edf1ec;--muted:#a9b5ad;--line:#2f3933;--accent:#8fcbaa;--on-accent:#10201a;--good:#9ad5ab;--good-ground:#1d3626;--warning:#f0c878;--warning-ground:#3a2f17;--error:#f2a79f;--error-ground:#43211d;--chip:#28302b}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
a{color:var(--accent);text-underline-offset:.2em}
p{margin:0 0 .75rem}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;left:1rem;top:-4rem;padding:.5rem 1rem;background:var(--card);z-index:1}
.skip:focus{top:1rem}
.top{background:var(--card);border-bottom:1px solid var(--line)}
.bar,.top nav,main{max-width:72rem;margin:0 auto;padding-inline:clamp(1rem,4vw,2rem)}
.bar{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.25rem 1rem;padding-top:.75rem}
.brand{color:inherit;font-weight:650;letter-spacing:-.01em;text-decoration:none;display:inline-flex;align-items:center;min-height:44px}
.state{display:flex;flex-wrap:wrap;gap:.5rem;margin:0}
.top ul{display:flex;flex-wrap:wrap;gap:0 1.25rem;list-style:none;margin:0;padding:0}
.top li a{display:flex;align-items:center;min-height:44px;white-space:nowrap;color:var(--muted);text-decoration:none;border-bottom:2px solid transparent}
.top li a:hover{color:var(--ink)}
.top li a[aria-current]{color:var(--accent);border-color:var(--accent);font-weight:600}
.top li a:focus-visible{outline-offset:-2px}
main{padding-block:2rem 5rem;outline:0}
h1{font-size:clamp(1.6rem,1.3rem + 1.5vw,2.2rem);line-height:1.2;letter-spacing:-.02em;margin:0 0 .25rem}
h2{font-size:1.1rem;line-height:1.3;margin:0 0 .75rem}
.introduction{color:var(--muted);max-width:44rem;margin-bottom:1.5rem}
.message{padding:.75rem 1rem;border-radius:8px;border-left:4px solid}
.done{color:var(--good);background:var(--good-ground)}
.error{color:var(--error);background:var(--error-ground)}
.grid{display:grid;gap:1.25rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr))}
.wide{grid-column:1/-1}
section,.card,details{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:clamp(1rem,3vw,1.5rem);min-width:0}
section>:last-child,.card>:last-child{margin-bottom:0}
dl{display:grid;gap:.5rem;margin:0}
dl div{display:grid;grid-template-columns:minmax(6rem,9rem) 1fr;gap:0 1rem}
@media(max-width:40rem){dl div{grid-template-columns:1fr}}
dt{color:var(--muted)}
dd{margin:0;min-width:0;overflow-wrap:anywhere}
code{font:.875em/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
.text{white-space:pre-wrap}
.scroll{overflow-x:auto;border-radius:4px}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;font-weight:400;padding:.55rem 1rem .55rem 0;border-top:1px solid var(--line)}
th:last-child,td:last-child{padding-right:0}
td:last-child{min-width:8rem}
thead th{border:0;color:var(--muted);font-size:.875rem;padding-block:0 .35rem;white-space:nowrap}
tbody tr:first-child>*{border-top-color:transparent;box-shadow:inset 0 1px var(--line)}
th code,td code{white-space:nowrap}
.arrivals{list-style:none;margin:0;padding:0}
.arrivals li{padding:.85rem 0;border-top:1px solid var(--line)}
.arrivals h3{display:inline;font-size:1rem;margin:0 .5rem 0 0;overflow-wrap:anywhere}
.arrivals p{margin:.15rem 0;font-size:.875rem;overflow-wrap:anywhere}
.narrow{max-width:26rem}
.rows{list-style:none;margin:0;padding:0}
.rows li{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem 1rem;padding:.6rem 0;border-top:1px solid var(--line)}
.rows p{margin:0;flex:1 1 14rem;overflow-wrap:anywhere}
.rows+.buttons{border-top:1px solid var(--line);padding-top:1rem}
.badge{display:inline-block;padding:.1rem .6rem;border-radius:999px;background:var(--chip);color:var(--ink);font-size:.8125rem;line-height:1.5;white-space:nowrap}
.badge.good{background:var(--good-ground);color:var(--good)}
.badge.warning{background:var(--warning-ground);color:var(--warning)}
.cards{display:grid;gap:1.25rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,26rem),1fr));list-style:none;margin:0;padding:0}
.card{overflow-wrap:anywhere}
.card h2{margin-bottom:.25rem}
.facts,.empty,.hint{color:var(--muted)}
.buttons{display:flex;flex-wrap:wrap;gap:.5rem}
button,select,input{font:inherit;color:inherit;min-height:44px;border-radius:8px}
button{padding:0 1rem;white-space:nowrap;border:1px solid var(--accent);background:none;color:var(--accent);cursor:pointer}
button:hover{background:var(--chip)}
button.primary{background:var(--accent);color:var(--on-accent)}
button.primary:hover{filter:brightness(1.1)}
select,input{width:100%;padding:0 .75rem;border:1px solid var(--muted);background:var(--card)}
.fields{display:grid;gap:1rem 1.25rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,14rem),1fr));align-items:end}
.field{display:block}
.fields .field:has(select){grid-column:1/-1}
.hint{display:block;font-size:.875rem}
.row{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end;margin-bottom:.75rem}
.row label{flex:1 1 6rem}
.clock{font-size:1.25rem;font-variant-numeric:tabular-nums;margin-bottom:.25rem}
.families{display:grid;gap:.75rem}
details{padding-block:0}
details[open]{padding-bottom:1.25rem}
summary{cursor:pointer;padding:.75rem 0;min-height:44px}
.name{font-weight:600;margin-right:.5rem}
main.full{max-width:none}
.editor{display:grid;gap:1.25rem}
#panel{display:grid;gap:1.25rem;min-width:0}
#panel[aria-busy]{opacity:.6}
#panel .row,.editor p:last-child{margin-bottom:0}
.tree,.tree ul{list-style:none;margin:0;padding:0}
.tree .tree,.tree ul{padding-left:.75rem;border-left:1px solid var(--line)}
.region{display:block;padding:.5rem 0 .25rem;color:var(--muted);font-size:.875rem}
.tree a{display:block;padding:.5rem .75rem;border-radius:8px;color:inherit;text-decoration:none;overflow-wrap:anywhere}
.tree a:hover{background:var(--chip)}
.tree a[aria-current]{background:var(--good-ground);color:var(--good);font-weight:600}
.tree a[aria-current] .hint{color:inherit}
.attributes{display:grid;gap:1rem;margin-top:1.25rem}
.attributes>button{justify-self:start}
.inner{margin-top:.5rem;font-size:.875rem}
.needed{color:var(--muted);font-size:.8125rem}
.wrong{color:var(--error);font-weight:600}
textarea{width:100%;padding:.6rem .75rem;font:inherit;color:inherit;border:1px solid var(--muted);border-radius:8px;background:var(--card);resize:vertical}
.json{font:.8125rem/1.5 ui-monospace,monospace}
[aria-invalid]{border:2px solid var(--error)}
button:disabled{opacity:.55;cursor:default;background:none}
button.primary:disabled{background:var(--chip);color:var(--muted);border-color:var(--line);opacity:1}
.preview iframe{width:100%;height:80vh;border:1px solid var(--line);border-radius:12px;background:#fff}
.stack{display:grid;gap:1.25rem;min-width:0}
.tick{display:flex;gap:.75rem;align-items:center;min-height:44px}
.tick input{width:1.25rem;min-height:0;height:1.25rem;flex:none;accent-color:var(--accent)}
.phone{position:relative;width:100%;max-width:26.5rem;justify-self:center;padding:.75rem;border-radius:2.25rem;background:#1b211e}
.phone iframe{display:block;width:100%;height:min(50rem,80vh);border:0;border-radius:1.6rem;background:#fff}
.phone .empty{margin:0;padding:6rem 1rem;text-align:center;color:#cfd8d2}
.notification{position:absolute;inset:1.5rem 1.5rem auto;display:flex;gap:.75rem;align-items:center;padding:.5rem .5rem .5rem 1rem;border-radius:1rem;background:var(--card);box-shadow:0 8px 24px #0006}
.notification a{flex:1;min-width:0;padding:.5rem 0;color:inherit;text-decoration:none;overflow-wrap:anywhere}
.notification a:hover{text-decoration:underline}
.notification strong{display:block}
@media(min-width:64rem){.editor{grid-template-columns:minmax(22rem,26rem) 1fr;align-items:start}.preview{position:sticky;top:1rem}.preview iframe{height:calc(100vh - 6rem)}}
@media(prefers-reduced-motion:no-preference){button,.top li a{transition:background-color .15s,color .15s}}
`

/** A cup, seen from the side. */
export const consoleIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1f5b43"/><path d="M7 12h15v6a6 6 0 0 1-6 6h-3a6 6 0 0 1-6-6z" fill="#fff"/><path d="M22 14h1.5a3 3 0 0 1 0 6H22" fill="none" stroke="#fff" stroke-width="2"/><path d="M12 5c-1 2 1 2 0 4m5-4c-1 2 1 2 0 4" fill="none" stroke="#dce8d6" stroke-width="1.6" stroke-linecap="round"/></svg>`
