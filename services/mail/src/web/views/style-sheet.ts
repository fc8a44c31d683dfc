export const styleSheet = `
:root{color-scheme:light dark;
--page:#F1F4F5;--surface:#FFF;--sunken:#E6EAEC;--text:#14181A;--text-2:#434C51;--text-3:#5B666C;
--line:#D3D9DC;--line-strong:#7B868C;--primary:#1F4FA8;--danger:#B3202A;--focus:#1F4FA8;--btn:#14181A;--btn-text:#FFF}
@media (prefers-color-scheme:dark){:root{
--page:#0C0F10;--surface:#14181A;--sunken:#080A0B;--text:#F1F4F5;--text-2:#B5BEC3;--text-3:#8C979D;
--line:#2A3135;--line-strong:#717C82;--primary:#8FB4F7;--danger:#FF8D85;--focus:#C6F6A4;--btn:#F1F4F5;--btn-text:#14181A}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:1rem/1.55 ui-sans-serif,system-ui,sans-serif;overflow-wrap:anywhere}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
a{color:var(--primary)}
.bar{display:flex;flex-wrap:wrap;align-items:center;gap:4px 24px;padding:8px clamp(16px,4vw,64px);background:#1F4FA8;color:#FFF}
.bar p{margin:0;font-size:.8125rem;color:#E4EBF2}
.bar :focus-visible{outline-color:#FFF}
.home{display:inline-flex;align-items:center;gap:12px;min-height:44px;color:inherit;font-weight:640;text-decoration:none}
main{max-width:1280px;margin:0 auto;padding:32px clamp(16px,4vw,64px) 64px}
h1{margin:0;font-size:clamp(1.75rem,4vw,2.5rem);line-height:1.08;letter-spacing:-.02em;text-wrap:balance}
.count{color:var(--text-3);font-size:.5em;font-variant-numeric:tabular-nums;letter-spacing:0}
.head{display:flex;flex-wrap:wrap;align-items:end;justify-content:space-between;gap:16px 32px;margin-bottom:24px}
.search label{display:block;margin-bottom:4px;font-size:.8125rem;font-weight:600}
.row{display:flex;gap:8px}
input{flex:1;min-width:0;width:18rem;height:48px;padding:0 12px;border:1.5px solid var(--line-strong);border-radius:4px;background:var(--surface);color:inherit;font:inherit}
button,.button{display:inline-flex;align-items:center;min-height:44px;padding:0 20px;border:0;border-radius:6px;background:var(--btn);color:var(--btn-text);font-family:inherit;font-size:.9375rem;font-weight:600;line-height:1.3;text-decoration:none;cursor:pointer}
.row button{min-height:48px}
.button,.danger{background:none;box-shadow:inset 0 0 0 1.5px var(--line-strong);color:var(--text)}
.danger{color:var(--danger)}
.actions{display:flex;flex-wrap:wrap;gap:12px;margin-top:24px}
.list,.links{margin:0;padding:0;list-style:none}
.list{border-top:1px solid var(--line)}
.list a{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,1.4fr) auto;gap:2px 24px;padding:12px 8px;border-bottom:1px solid var(--line);color:inherit;text-decoration:none}
.list a:hover{background:var(--surface)}
.subject{font-weight:600}
.who{color:var(--text-2)}
.meta{color:var(--text-3);font-size:.8125rem;line-height:1.9;font-variant-numeric:tabular-nums}
.empty{padding:32px 0;color:var(--text-2)}
.back{margin:0 0 8px}
.back a,.links a{display:inline-block;padding:8px 0;min-height:24px}
.facts{display:grid;grid-template-columns:auto minmax(0,1fr);gap:4px 24px;margin:16px 0 24px}
.facts dt{color:var(--text-3);font-size:.8125rem;line-height:1.9}
.facts dd{margin:0}
.tabs{display:flex;flex-wrap:wrap;gap:0 8px}
.tabs a{display:inline-flex;align-items:center;min-height:44px;padding:0 12px 10px;color:var(--text-2);font-weight:520;text-decoration:none;background:repeating-linear-gradient(90deg,var(--line-strong) 0 1.5px,transparent 1.5px 10px) 12px 100%/calc(100% - 24px) 5px no-repeat}
.tabs [aria-current]{color:var(--text);font-weight:640;background-image:repeating-linear-gradient(90deg,var(--primary) 0 2px,transparent 2px 10px);background-size:calc(100% - 24px) 10px}
.view{margin-top:16px;padding:16px;background:var(--surface);border:1px solid var(--line);border-radius:10px}
iframe{display:block;width:100%;height:70vh;min-height:320px;border:0;background:#FFF;color-scheme:light}
pre{margin:0;max-height:70vh;overflow:auto;white-space:pre-wrap;font:.875rem/1.5 ui-monospace,monospace}
@media (max-width:47.99rem){
.search{width:100%}
.list a{grid-template-columns:minmax(0,1fr)}
.facts{grid-template-columns:minmax(0,1fr);gap:0}
.facts dd{margin-bottom:8px}}
`;
