/** Plain on purpose: system fonts, grey lines, no brand. It must not be mistaken for the shop, or for a bank. */
export const styleSheet = `
*{box-sizing:border-box}
body{margin:0;background:#fff;color:#222;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
:focus-visible{outline:2px solid #1a4fb4;outline-offset:2px}
.banner{position:sticky;top:0;z-index:1;margin:0;padding:8px;background:repeating-linear-gradient(135deg,#14181a 0 12px,#ffc24b 12px 24px);font-weight:600}
.banner span{display:block;padding:6px 10px;background:#fff4d6;color:#222;border-radius:2px}
main{max-width:560px;margin:0 auto;padding:16px}
.embedded main{max-width:none}
h1{margin:8px 0 16px;font-size:1.375rem;line-height:1.25}
h2,legend{margin:0 0 8px;padding:0;font-size:1rem;font-weight:600}
section,fieldset{margin:0 0 24px;padding:0;border:0;min-inline-size:0}
.lines{margin:0;padding:0;list-style:none;border-top:1px solid #999}
.lines li{display:grid;grid-template-columns:auto 1fr auto;gap:4px 12px;align-items:center;padding:8px 0;border-bottom:1px solid #ccc}
.lines img{width:48px;height:48px;object-fit:contain;border:1px solid #ccc;border-radius:2px}
.lines .what{grid-column:2}.lines .amount{grid-column:3}
small,.hint{color:#555;font-size:.875rem}
dl{margin:8px 0 0;display:grid;grid-template-columns:auto minmax(0,1fr);gap:4px 0}
dt,dd{margin:0}dd,.amount{text-align:right;font-variant-numeric:tabular-nums}
.total{font-weight:700;font-size:1.125rem;border-top:1px solid #999;padding-top:6px}
dd{padding-left:12px}
.field{margin:0 0 12px}
.row{display:grid;grid-template-columns:repeat(auto-fit,minmax(130px,1fr));gap:0 12px}
label{display:block;font-size:.875rem}
.field label{margin-bottom:4px}
input:not([type=checkbox]),select{width:100%;min-height:44px;padding:8px;border:1px solid #767676;border-radius:2px;background:#fff;color:inherit;font:inherit}
input[aria-invalid=true]:not([type=checkbox]),select[aria-invalid=true]{border:2px solid #b00020}
.error{margin:4px 0 0;color:#b00020;font-size:.875rem}
.alert{margin:0 0 16px;padding:10px;border:2px solid #b00020;border-radius:2px}
.notice{margin:0 0 16px;padding:10px;border:2px solid #8a6500;border-radius:2px;background:#fff8e1}
.check{display:flex;gap:10px;align-items:flex-start;min-height:44px;font-size:1rem}
.check input{width:22px;height:22px;margin:2px 0;flex:none}
button{min-height:44px;padding:8px 14px;border:1px solid #767676;border-radius:2px;background:#f2f2f2;color:inherit;font:inherit;cursor:pointer}
.enter{position:absolute;inline-size:1px;block-size:1px;min-height:0;padding:0;border:0;opacity:0}
.pay{width:100%;background:#333;color:#fff;border-color:#333;font-weight:600}
.chips{display:flex;flex-wrap:wrap;gap:6px;margin:0 0 12px;padding:0;list-style:none}
.chips button{font-size:.8125rem;padding:4px 8px;text-align:left}
.code{display:flex;gap:8px;align-items:flex-end}.code .field{flex:1;margin:0}
.actions{display:flex;flex-wrap:wrap;gap:12px}
a{color:#1a4fb4}
.panel main{max-width:960px}.panel h2{margin-top:24px}.panel fieldset{margin:0 0 8px}
.counts{display:grid;grid-template-columns:repeat(auto-fill,minmax(180px,1fr));gap:4px 16px;margin:0;padding:0;list-style:none}
.events li{padding:6px 0;border-bottom:1px solid #ccc}
.delivery{display:flex;flex-wrap:wrap;gap:8px;align-items:center}
pre{overflow:auto;padding:12px;border:1px solid #ccc;border-radius:2px;font-size:.8125rem}
details summary{padding:10px 0;cursor:pointer}
`;
