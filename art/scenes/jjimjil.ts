import { lighten, darken, mix } from '../kit/colour.ts';
import type { Paper } from '../kit/paper.ts';
import { steam } from '../kit/steam.ts';
import { path, rect, circle, ellipse, line, group, repeat, xy } from '../kit/svg.ts';

function drawClayWall(paper: Paper) {
const { width, palette } = paper;
paper.paint(rect(-20, -20, width + 40, 640, paper.tint(mix(palette.wall, palette.gold, .22), .05)));
let content = '';
for (let r = 0; r < 8; r++) for (let x = (r % 2) * 40 - 40; x < width + 40; x += 80) content += rect(x + 2, 20 + r * 54, 76, 50, lighten(mix(palette.wallShade, palette.gold, .3), .18), 8, xy`opacity="${paper.between(.25, .55)}"`);
paper.paint(content);
}

function drawKiln(paper: Paper, kiln: number) {
const { palette } = paper;
paper.lay(path(xy`M${kiln - 300} 500C${kiln - 300} 232 ${kiln - 160} 96 ${kiln} 96C${kiln + 160} 96 ${kiln + 300} 232 ${kiln + 300} 500Z`, paper.tint(mix(palette.wood, palette.gold, .42), .1)), 2);
let content = '';
for (let r = 0; r < 7; r++) { const y = 490 - r * 54, half = 288 * Math.sqrt(Math.max(.02, 1 - Math.pow((r + 1) * 54 / 400, 2))); for (let x = -half + (r % 2) * 30; x < half - 20; x += 60) content += rect(kiln + x + 3, y - 46, Math.min(54, half - x - 6), 46, lighten(mix(palette.wood, palette.gold, .45), .1), 9, xy`opacity="${paper.between(.3, .7)}"`); }
paper.paint(content);
}

function drawFire(paper: Paper, mouth: number) {
const { palette } = paper;
paper.lay(path(xy`M${mouth - 116} 500V372C${mouth - 116} 300 ${mouth - 62} 258 ${mouth} 258C${mouth + 62} 258 ${mouth + 116} 300 ${mouth + 116} 500Z`, paper.tint(mix(palette.wallShade, palette.wood, .45), .1)), 2);
paper.paint(path(xy`M${mouth - 90} 500V378C${mouth - 90} 320 ${mouth - 50} 286 ${mouth} 286C${mouth + 50} 286 ${mouth + 90} 320 ${mouth + 90} 500Z`, paper.tint(darken(palette.red, .25), .18)));
paper.lay(path(xy`M${mouth - 66} 500C${mouth - 76} 440 ${mouth - 38} 418 ${mouth - 28} 364C${mouth - 2} 398 ${mouth + 6} 378 ${mouth + 10} 338C${mouth + 44} 386 ${mouth + 72} 430 ${mouth + 62} 500Z`, paper.tint(palette.red, .1)), 1);
paper.lay(path(xy`M${mouth - 42} 500C${mouth - 46} 458 ${mouth - 16} 440 ${mouth - 12} 406C${mouth + 8} 424 ${mouth + 10} 412 ${mouth + 14} 392C${mouth + 34} 430 ${mouth + 48} 462 ${mouth + 40} 500Z`, paper.tint(palette.gold, .1)), 1);
}

function drawFloor(paper: Paper, mouth: number) {
const { palette, width, centre } = paper;
paper.lay(repeat(5, i => group(rect(-34, -9, 68, 18, paper.tint(mix(palette.wood, palette.ink, .25), .14), 8) + circle(30, 0, 8, lighten(palette.wood, .4)), xy`translate(${mouth + 150 + (i % 3) * 20 - (i > 2 ? -10 : 0)} ${490 - Math.floor(i / 3) * 18 - (i % 3) * 1})`)), 2);
paper.lay(rect(-20, 496, width + 40, 130, paper.tint(mix(palette.wood, palette.wall, .42), .08)) + repeat(Math.ceil(width / 90) + 1, i => line(xy`M${i * 90} 498L${centre + (i * 90 - centre) * 1.5} 620`, darken(palette.wood, .1), 2, 'opacity=".35"')), 2);
paper.lay(steam(mouth - 40, 268, .9, '#fff', .5) + steam(mouth + 46, 262, 1, '#fff', .46, -1), 1);
}

function drawGuests(paper: Paper) {
const { centre, palette } = paper;
const x = centre - (paper.isSquare ? 150 : 196);
sheepHead(paper, x, 412, 1, { top: palette.red });
sheepHead(paper, x + 176, 466, .72, { top: palette.green, stripe: lighten(palette.red, .25), hair: '#3b2c26' });
}

function drawSnacks(paper: Paper) {
const { centre, palette } = paper;
const x = centre + (paper.isSquare ? 206 : 236);
paper.lay(ellipse(x, 584, 84, 16, paper.tint(palette.green, .1)) + ellipse(x, 579, 74, 11, lighten(palette.green, .3)), 3);
paper.lay([[-34, 0, -8], [6, 4, 6], [-14, -20, 2]].map(([a, q, r]) => group(path('M0 -30C16 -30 24 -10 24 2C24 18 12 24 0 24C-12 24 -24 18 -24 2C-24 -10 -16 -30 0 -30Z', paper.tint('#b9794e', .12)) + ellipse(-7, -8, 5, 8, '#fff', 'opacity=".25"'), xy`translate(${x + a} ${558 + q}) rotate(${r}) scale(.94)`)).join('') + path(xy`M${x + 36} 502H${x + 82}L${x + 76} 576H${x + 42}Z`, paper.tint(mix(palette.gold, palette.wall, .55), .08)) + rect(x + 34, 496, 50, 10, lighten(palette.wall, .4), 4) + line(xy`M${x + 64} 498L${x + 78} 464`, palette.red, 5), 3);
if (paper.isWide) for (const q of [-440, 470]) paper.lay(group(rect(-56, -20, 112, 20, paper.tint(palette.bloom[0], .08), 10) + rect(-52, -40, 104, 20, paper.tint(lighten(palette.green, .35), .08), 10) + rect(-56, -60, 112, 20, paper.tint(lighten(palette.wall, .3), .08), 10), xy`translate(${centre + q} 590)`), 3);
}

export function jjimjil(paper: Paper) {
const { centre } = paper;
drawClayWall(paper);
const kiln = centre + 20;
drawKiln(paper, kiln);
const mouth = kiln + (paper.isSquare ? 92 : 112);
drawFire(paper, mouth);
drawFloor(paper, mouth);
drawGuests(paper);
drawSnacks(paper);
}
