/** The console's own look: no external resource, readable in light and dark. */
export const consoleStyle = `
:root{color-scheme:light dark;--paper:#fbfaf5;--card:#fff;--ink:#1f2a24;--muted:#59655d;--line:#e2e4db;--accent:#1f5b43}
@media(prefers-color-scheme:dark){:root{--paper:#151a17;--card:#1d2420;--ink:#edf1ec;--muted:#a9b5ad;--line:#303a34;--accent:#8fcbaa}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
main{max-width:68rem;margin:0 auto;padding:3rem 1.5rem 5rem}
header p{max-width:44rem;color:var(--muted);margin:.25rem 0 0}
h1{font-size:2rem;line-height:1.2;margin:0;letter-spacing:-.02em}
h2{font-size:1.1rem;margin:0 0 .75rem}
.grid{display:grid;gap:1.25rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));margin-top:2rem}
section{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:1.5rem;min-width:0}
.wide{grid-column:1/-1}
dl{display:grid;grid-template-columns:auto 1fr;gap:.4rem 1rem;margin:0}
dt{color:var(--muted)}
dd{margin:0;overflow-wrap:anywhere}
code{font:.9em ui-monospace,monospace}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.5rem .75rem .5rem 0;border-top:1px solid var(--line)}
thead th{border:0;color:var(--muted);font-weight:500}
a{color:var(--accent)}
button{font:inherit;min-height:44px;padding:0 1.1rem;border:1px solid var(--accent);border-radius:10px;background:none;color:var(--accent);cursor:pointer}
a:focus-visible,button:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
ul{margin:0;padding-left:1.1rem}
`
