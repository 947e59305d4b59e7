import { windows } from '../kit/city.ts';
import { lighten, darken, mix } from '../kit/colour.ts';
import type { Paper } from '../kit/paper.ts';
import { ridge } from '../kit/ridge.ts';
import { sky } from '../kit/sky.ts';
import { path, rect, hole, xy } from '../kit/svg.ts';
import { roundTree, cornerLeaves } from '../kit/trees.ts';

function hill(paper: Paper, x: number) {
const { centre } = paper;
return 262 - 96 * Math.exp(-Math.pow((x - centre + 140) / 210, 2)) - 48 * Math.exp(-Math.pow((x - centre - 320) / 190, 2));
}

export function gamcheon(paper: Paper) {
const { palette, centre, width } = paper;
sky(paper, { sun: [.78, .2, 46], cloudY: 90 });
ridge(paper, 250, 40, palette.ridges[0], { depth: 1 });
ridge(paper, 280, 30, palette.ridges[1], { depth: 1, bumps: [{ x: centre - 160, height: 110, width: 190 }, { x: centre + 330, height: 70, width: 150 }] });
const hues = [palette.bloom[0], lighten(palette.blue, .42), lighten(palette.gold, .3), lighten(palette.green, .38), palette.wall, lighten(palette.red, .36), lighten(palette.wallShade, .2), palette.bloom[2], lighten(palette.blue, .62)];
for (let r = 0; r < 10; r++) { let content = ''; const scale = .66 + r * .1; for (let x = -30 + paper.between(-30, 0); x < width + 40;) { const w = paper.between(40, 60) * scale, h = paper.between(34, 48) * scale, base = hill(paper, x) + 34 + r * 37 + (r > 5 ? (r - 5) * 9 : 0) + paper.between(-5, 5); const k = paper.pick(hues), roof = paper.pick([palette.blue, palette.red, palette.green, mix(palette.blue, palette.wall, .3), darken(k, .25)]); const flat = paper.random() < .45; let o = rect(x, base - h, w, h + 60, paper.tint(k, .06)) + rect(x + w * .72, base - h, w * .28, h + 60, darken(k, .2), 0, 'opacity=".32"'); o += flat ? rect(x - 2, base - h - 4 * scale, w + 4, 7 * scale, darken(k, .18), 1) + (paper.random() < .5 ? rect(x + w * .15, base - h - 15 * scale, 13 * scale, 12 * scale, paper.tint(paper.pick([palette.blue, palette.gold]), .1), 4) : '') : path(xy`M${x - 3} ${base - h + 1}L${x + w * .2} ${base - h - 14 * scale}H${x + w * .8}L${x + w + 3} ${base - h + 1}Z`, paper.tint(roof, .1)); const windows = w > 34 ? 2 : 1; if (r > 6) o += hole(x + w * .14, base - h + 34 * scale, 10 * scale, 11 * scale, mix(palette.ink, k, .35)) + hole(x + w * .5, base - h + 32 * scale, 11 * scale, 24 * scale, darken(roof, .1)); for (let i = 0; i < windows; i++) o += hole(x + w * (.14 + i * .34), base - h + 10 * scale, 10 * scale, 11 * scale, paper.random() < (paper.palette.isNight ? .7 : paper.pn === 'dusk' ? .5 : .15) ? palette.glow : mix(palette.ink, k, .35)); if (paper.random() < .4) o += hole(x + w * .5, base - 15 * scale, 9 * scale, 17 * scale, darken(roof, .1)); content += o; x += w + paper.between(0, 3); } paper.lay(content, r < 3 ? 1 : r < 6 ? 2 : 3); }
paper.lay(roundTree(paper, centre - 262, 618, .95, palette.leaf[2], palette.wood) + roundTree(paper, centre + 226, 622, 1.05, palette.leaf[1], palette.wood), 4);
cornerLeaves(paper, darken(palette.leaf[2], .15), .7);
}
