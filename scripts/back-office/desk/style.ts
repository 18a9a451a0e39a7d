/** The desk's one style sheet. */
export const STYLE = `
:root { color-scheme: light; --ink: #0c0c0d; --line: #cfcfcc; --fog: #f4f4f2; --mute: #5d5d60; --error: #b3002d; }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: #fff; }
header { display: flex; flex-wrap: wrap; gap: 4px 32px; align-items: baseline; padding: 14px 24px; border-bottom: 1px solid var(--ink); }
header ul { display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 0; padding: 0; list-style: none; }
.brand { font-weight: 700; text-decoration: none; }
a { color: inherit; text-underline-offset: 3px; }
a[aria-current] { text-decoration-thickness: 3px; }
main { max-width: 1080px; margin: 0 auto; padding: 24px; }
h1 { font-size: 30px; line-height: 1.2; margin: 0 0 20px; }
h2 { font-size: 20px; margin: 36px 0 12px; }
p, dl, ul { margin: 0 0 14px; }
.mute { color: var(--mute); }
.notice, .errors { padding: 10px 14px; border: 1px solid var(--ink); background: var(--fog); }
.errors { border: 2px solid var(--error); color: var(--error); background: #fff; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 8px 12px 8px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
th { font-weight: 600; }
td img, td video { display: block; width: 60px; height: 90px; object-fit: cover; background: var(--fog); }
td .wide { width: 160px; }
.scroll { overflow-x: auto; }
form.stack { display: grid; gap: 14px; max-width: 640px; }
.pair { display: grid; gap: 14px; grid-template-columns: repeat(auto-fit, minmax(180px, 1fr)); }
label, fieldset { display: grid; gap: 4px; font-weight: 600; }
label.check { display: flex; gap: 8px; align-items: center; font-weight: 400; }
fieldset { margin: 0; padding: 10px 14px; border: 1px solid var(--line); font-weight: 400; }
legend { font-weight: 600; padding: 0 4px; }
input, select, textarea { font: inherit; font-weight: 400; width: 100%; padding: 8px 10px; border: 1px solid var(--mute); border-radius: 0; background: #fff; color: inherit; }
input[type=checkbox] { width: 20px; height: 20px; }
textarea { min-height: 120px; }
textarea.tall { min-height: 420px; font: 14px/1.5 ui-monospace, monospace; }
button { font: inherit; font-weight: 600; padding: 9px 16px; border: 1px solid var(--ink); background: #fff; color: inherit; cursor: pointer; min-height: 44px; }
button.main { background: var(--ink); color: #fff; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
h3 { font-size: 16px; margin: 20px 0 6px; }
.row { display: flex; margin: 0 0 10px; flex-wrap: wrap; gap: 10px; align-items: center; }
.cards { display: grid; gap: 24px; grid-template-columns: repeat(auto-fit, minmax(280px, 1fr)); }
.cards section { border-top: 1px solid var(--ink); padding-top: 12px; }
.cards h2 { margin-top: 0; }
.photos { display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); padding: 0; list-style: none; }
.photos img { display: block; width: 100%; background: var(--fog); }
pre { margin: 0 0 14px; padding: 10px 14px; background: var(--fog); white-space: pre-wrap; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: minmax(120px, auto) 1fr; gap: 6px 20px; }
dt { color: var(--mute); }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
