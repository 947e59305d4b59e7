import { lighten, darken, mix, type Colour } from '../kit/colour.ts';
import { hall, hanokHouse } from '../kit/hall.ts';
import { lantern } from '../kit/lantern.ts';
import type { Paper } from '../kit/paper.ts';
import { person } from '../kit/people.ts';
import { ridge } from '../kit/ridge.ts';
import { sky } from '../kit/sky.ts';
import { steam } from '../kit/steam.ts';
import { path, rect, circle, ellipse, line, group, repeat, xy, at } from '../kit/svg.ts';
import { roundTree } from '../kit/trees.ts';

function stall(paper: Paper, x: number, y: number, scale: number, colour: Colour, side: number, goods: number) {
const { palette } = paper;
 let content = ''; content += rect(-104, -150, 8, 150, palette.wood) + rect(96, -150, 8, 150, palette.wood) + rect(-110, -64, 220, 70, paper.tint(mix(palette.wood, palette.wallShade, .2), .1), 5) + rect(-118, -72, 236, 13, paper.tint(lighten(palette.wood, .2), .08), 4) + repeat(7, i => line(xy`M${-96 + i * 32} -56V2`, darken(palette.wood, .2), 2, 'opacity=".4"')); paper.lay(group(content, at(x, y, scale)), 3);
    let w = person(paper, x - 20 * scale * side, y - 70 * scale, scale * 1.05, goods.top, '#2b2320') ; paper.lay(w, 1); let d = ''; goods.items.forEach((item, i) => { const X = -84 + i * 42; d += item === 'bowl' ? path(xy`M${X - 19} -90H${X + 19}Q${X + 16} -72 ${X} -72Q${X - 16} -72 ${X - 19} -90Z`, paper.tint(lighten(palette.wall, .2), .08)) + ellipse(X, -90, 19, 5, paper.tint(palette.red, .1)) : item === 'pile' ? repeat(6, j => circle(X - 14 + (j % 3) * 14, -78 - Math.floor(j / 3) * 11, 8, paper.tint(j % 2 ? palette.gold : mix(palette.gold, palette.red, .4), .12))) : item === 'tea' ? path(xy`M${X - 20} -72C${X - 27} -92 ${X - 14} -104 ${X} -104C${X + 14} -104 ${X + 27} -92 ${X + 20} -72Z`, paper.tint(palette.green, .14, 'across')) + line(xy`M${X + 20} -86q12 -4 14 -14`, palette.green, 6) : rect(X - 22, -96, 44, 26, paper.tint(mix(palette.wood, palette.gold, .45), .1), 6) + rect(X - 24, -118, 48, 24, paper.tint(mix(palette.wood, palette.gold, .6), .1), 6) + line(xy`M${X - 22} -106h44M${X - 20} -84h40`, darken(palette.wood, .1), 2, 'opacity=".5"'); }); paper.lay(group(d, at(x, y, scale)), 2);
    let a = ''; for (let i = 0; i < 8; i++) { const X = -128 + i * 32; a += path(xy`M${X + 6} -196H${X + 36}L${X + 32} -148q-16 20 -32 0Z`, paper.tint(i % 2 ? lighten(palette.wall, .3) : colour, .07)); } a += rect(-124, -204, 256, 12, paper.tint(darken(colour, .2), .08), 4); paper.lay(group(a, at(x, y, scale)), 3); if (goods.steam) paper.lay(steam(x + goods.steam * scale, y - 116 * scale, .55 * scale, '#fff', .72) + steam(x + (goods.steam + 20) * scale, y - 112 * scale, .48 * scale, '#fff', .6, -1), 1); 
}

function drawStreet(paper: Paper) {
const { palette, centre, width } = paper;
sky(paper, { sun: [.5, .2, 50], cloudY: 90 });
ridge(paper, 300, 60, palette.ridges[0], { depth: 1, bumps: [{ x: centre + 60, height: 70, width: 130 }] });
let trees = '';
for (let x = 10; x < width; x += 52) trees += roundTree(paper, x + paper.between(-10, 10), 330, paper.between(.5, .8), paper.pick(palette.leaf), palette.wood);
paper.lay(trees, 1);
for (let k = -5; k <= 5; k++) { const X = centre + k * 150; if (X > -140 && X < width + 140 && k) hanokHouse(paper, X, 350 + (k % 2 ? 8 : 0), 178, 2, true); }
hall(paper, centre, 384, 250, { body: 60, roofHeight: 60, plinth: 8, depth: 2, isLit: true, bays: 3 });
paper.lay(rect(-20, 382, width + 40, 260, paper.tint(mix(palette.ridges[2], palette.wallShade, .5), .06)), 2);
}

function drawAlley(paper: Paper) {
const { centre, palette } = paper;
// alley floor
paper.lay(path(xy`M${centre - 58} 384H${centre + 58}L${centre + 250} 640H${centre - 250}Z`, paper.tint(lighten(palette.wallShade, .3), .06)), 1);
paper.paint(repeat(5, i => line(xy`M${centre - 60 - i * 52} ${400 + i * 46}H${centre + 60 + i * 52}`, darken(palette.wallShade, .2), 1.6, 'opacity=".4"')));
paper.lay(person(paper, centre - 26, 440, .74, palette.red) + person(paper, centre + 8, 442, .7, palette.blue) + person(paper, centre + 52, 428, .56, palette.gold), 1);
}

function drawStalls(paper: Paper) {
const { centre, palette } = paper;
const aside = paper.isSquare ? 190 : 268;
for (const side of [-1, 1]) stall(paper, centre + side * (paper.isSquare ? 132 : 162), 436, .56, side < 0 ? palette.blue : palette.gold, side, { top: side < 0 ? palette.bloom[1] : palette.red, items: ['bowl', 'pile', 'steamer', 'bowl', 'tea'], steam: side * 20 });
stall(paper, centre - aside, 520, paper.isSquare ? .9 : 1.08, palette.red, -1, { top: palette.wall, items: ['bowl', 'steamer', 'bowl', 'pile', 'bowl'], steam: -42 });
stall(paper, centre + aside, 520, paper.isSquare ? .9 : 1.08, palette.green, 1, { top: palette.gold, items: ['pile', 'tea', 'bowl', 'tea', 'steamer'], steam: 84 });
if (paper.isWide) { stall(paper, centre - aside - 300, 524, 1.1, palette.blue, 1, { top: palette.red, items: ['pile', 'pile', 'bowl', 'pile', 'bowl'] }); stall(paper, centre + aside + 300, 524, 1.1, palette.gold, -1, { top: palette.blue, items: ['steamer', 'bowl', 'pile', 'bowl', 'tea'], steam: -84 }); stall(paper, centre - aside - 600, 524, 1.1, palette.green, 1, { top: palette.gold, items: ['bowl', 'pile', 'bowl', 'steamer', 'bowl'] }); }
}

function drawLanterns(paper: Paper) {
const { palette, centre, width } = paper;
const colours = [palette.red, palette.gold, palette.green, palette.bloom[1], palette.blue];
for (let r = 0; r < 2; r++) { const y0 = 36 + r * 46, seg = 300, sg = 40; let content = ''; for (let x = (centre % seg) - seg * 2 + r * 150; x < width + seg; x += seg) { content += line(xy`M${x} ${y0}Q${x + seg / 2} ${y0 + sg * 2} ${x + seg} ${y0}`, palette.ink, 1.6, 'opacity=".55"'); for (let i = 1; i < 5; i++) { const t = i / 5; content += lantern(paper, x + seg * t, y0 + 4 * sg * t * (1 - t) / 2 + 30 + r * 6, 14 + r * 4, colours[(i + r * 2 + Math.round(x / seg) + 10) % 5]); } } paper.lay(content, 2 + r); }
paper.lay(person(paper, centre - 118, 604, 1.25, palette.blue, darken(palette.wood, .5)) + person(paper, centre - 66, 608, 1.1, palette.bloom[1], '#2b2320') + person(paper, centre + 104, 606, 1.2, palette.green, '#3b2c26'), 4);
}

export function market(paper: Paper) {
drawStreet(paper);
drawAlley(paper);
drawStalls(paper);
drawLanterns(paper);
}
