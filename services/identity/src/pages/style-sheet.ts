export const styleSheet = `
:root{color-scheme:light dark;
--page:#F1F4F5;--surface:#FFF;--text:#14181A;--text-2:#434C51;--text-3:#5B666C;
--line:#D3D9DC;--line-strong:#7B868C;--primary:#1F4FA8;--danger:#B3202A;--focus:#1F4FA8;--on:#14664F}
@media (prefers-color-scheme:dark){:root{
--page:#0C0F10;--surface:#14181A;--text:#F1F4F5;--text-2:#B5BEC3;--text-3:#8C979D;
--line:#2A3135;--line-strong:#717C82;--primary:#8FB4F7;--danger:#FF8D85;--focus:#C6F6A4;--on:#7FD6B4}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:1rem/1.55 ui-sans-serif,system-ui,sans-serif;overflow-wrap:anywhere}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
a{color:var(--primary)}
code{font:.875rem/1.5 ui-monospace,monospace}
.bar{display:flex;flex-wrap:wrap;align-items:center;gap:4px 24px;padding:8px clamp(16px,4vw,64px);background:#1F4FA8;color:#FFF}
.bar p{margin:0;font-size:.8125rem;color:#E4EBF2}
.bar :focus-visible{outline-color:#FFF}
.home{display:inline-flex;align-items:center;gap:12px;min-height:44px;color:inherit;font-weight:640;text-decoration:none}
main{max-width:720px;margin:0 auto;padding:32px 16px 64px}
main:has(.platforms){max-width:1280px;padding-inline:clamp(16px,4vw,64px)}
h1{margin:0;font-size:clamp(1.75rem,4vw,2.5rem);line-height:1.08;letter-spacing:-.02em;text-wrap:balance}
h2{margin:40px 0 12px;font-size:1.125rem;line-height:1.3}
h3{margin:0;font-size:1rem}
p{margin:8px 0}
.lead,.note{color:var(--text-2)}
.lead{margin:12px 0 24px}
.note{font-size:.875rem}
.people,.links,.platforms,.log{margin:0;padding:0;list-style:none}
.people{border:1px solid var(--line);border-radius:10px;background:var(--surface);overflow:clip}
.people li+li{border-top:1px solid var(--line)}
button{min-height:44px;padding:0 20px;border:0;border-radius:6px;background:none;color:var(--text);font-family:inherit;font-size:.9375rem;font-weight:600;line-height:1.3;cursor:pointer}
.person{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 16px;width:100%;padding:12px 16px;border-radius:0;font-weight:400;text-align:left}
.person:hover{background:var(--page)}
.person:focus-visible{outline-offset:-4px}
.name{font-weight:640;font-size:1rem}
.email{grid-row:2;color:var(--text-2)}
.mark{align-self:center;grid-row:1/3;grid-column:2;color:var(--text-3);font-size:.8125rem}
.outcome{grid-column:1/-1;color:var(--text-3);font-size:.8125rem}
.plain{box-shadow:inset 0 0 0 1.5px var(--line-strong)}
.danger{color:var(--danger)}
.actions{display:flex;flex-wrap:wrap;gap:12px;margin-top:12px}
.platforms{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,24rem),1fr));gap:16px}
.platforms>li{padding:16px;border:1px solid var(--line);border-radius:10px;background:var(--surface)}
.switches{display:grid;gap:8px;margin:12px 0 0;padding:0;border:0}
.switches label{display:flex;align-items:center;gap:12px;min-height:32px}
.switches input{flex:none;inline-size:20px;block-size:20px;margin:0;accent-color:var(--primary)}
.state{color:var(--text-3);font-size:.8125rem;font-variant-numeric:tabular-nums}
.log li{padding:8px 0;border-top:1px solid var(--line);font-size:.875rem}
.ok{color:var(--on)}
`;
