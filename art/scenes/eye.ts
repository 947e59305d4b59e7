import { lighten, darken, mix, type Colour } from '../kit/colour.ts';
import type { Paper } from '../kit/paper.ts';
import { ridge, paperHills } from '../kit/ridge.ts';
import { path, rect, circle, ellipse, group, repeat, oneDecimal, xy, at } from '../kit/svg.ts';
import { pine, cornerLeaves } from '../kit/trees.ts';

function al(paper: Paper, colour: Colour, lift = 0) {
const { centre } = paper;
return xy`M${centre - 292 * colour} ${312 + lift}C${centre - 190 * colour} ${312 - 150 * colour + lift} ${centre + 150 * colour} ${312 - 170 * colour + lift} ${centre + 292 * colour} ${296 + lift}C${centre + 190 * colour} ${312 + 150 * colour + lift} ${centre - 160 * colour} ${312 + 156 * colour + lift} ${centre - 292 * colour} ${312 + lift}Z`;
}

export function eye(paper: Paper) {
const { palette, centre } = paper;
const B = mix(palette.blue, palette.green, .45);
paperHills(paper, [lighten(B, .78), lighten(B, .64), lighten(B, .48)], 430);
const n0 = paper.out.length;
paper.lay(circle(centre, 292, 262, paper.tint(lighten(palette.wall, .1), .03), 'opacity=".55"'), 1);
paper.lay(circle(centre, 292, 224, paper.tint(lighten(B, .7), .03)), 1);
paper.lay(path(al(paper, 1.1), paper.tint(lighten(B, .3), .06)), 3);
paper.lay(path(al(paper, 1), paper.tint(mix(lighten(palette.wall, .3), B, .1), .03)), 2);
paper.defs.push(xy`<clipPath id="${paper.id}al"><path d="${al(paper, .985)}"/></clipPath><clipPath id="${paper.id}pu"><circle cx="${centre}" cy="286" r="60"/></clipPath>`);
const keep = paper.out;
paper.out = [];
paper.lay(circle(centre, 286, 148, paper.tint(darken(palette.green, .22), .06)), 3);
paper.lay(repeat(24, i => path('M0 -52C-15 -74 -13 -118 0 -140C13 -118 15 -74 0 -52Z', paper.tint(i % 2 ? palette.green : lighten(palette.green, .2), .08), xy`transform="translate(${centre} 286) rotate(${i * 15})"`)), 1);
paper.lay(repeat(18, i => path('M0 -50C-9 -66 -8 -92 0 -106C8 -92 9 -66 0 -50Z', paper.tint(i % 3 ? lighten(palette.green, .42) : mix(palette.gold, palette.green, .25), .06), xy`transform="translate(${centre} 286) rotate(${i * 20 + 7})"`)), 1);
paper.lay(circle(centre, 286, 66, paper.tint(palette.gold, .08)), 1);
const k2 = paper.out;
paper.out = [];
paper.paint(rect(centre - 70, 216, 140, 140, paper.tint(darken(palette.blue, .45), .12)));
paper.lay(circle(centre + 20, 268, 22, paper.tint(palette.sun, .05)), 1);
ridge(paper, 326, 30, darken(palette.green, .3), { depth: 1, wave: 60, bumps: [{ x: centre - 22, height: 34, width: 26 }] });
ridge(paper, 338, 14, darken(palette.green, .55), { depth: 1, wave: 50 });
const pu = paper.out.join('');
paper.out = k2;
paper.paint(`<g clip-path="url(#${paper.id}pu)">${pu}</g>` + circle(centre, 286, 60, 'none', 'stroke="#000" stroke-opacity=".3" stroke-width="4"'));
paper.paint(ellipse(centre - 44, 246, 19, 13, '#fff', 'opacity=".9" transform="rotate(-28 ' + oneDecimal(centre - 44) + ' 246)"') + circle(centre - 68, 274, 6, '#fff', 'opacity=".8"'));
const inner = paper.out.join('');
paper.out = keep;
paper.paint(`<g clip-path="url(#${paper.id}al)">${inner}<path d="${al(paper, .985)}" fill="none" stroke="${palette.shadow}" stroke-opacity=".35" stroke-width="14"/></g>`);
// upper lid: an eave; lashes are pine needles that lift at the end
paper.lay(path(xy`M${centre - 330} 300C${centre - 206} 112 ${centre + 160} 92 ${centre + 334} 280C${centre + 314} 300 ${centre + 302} 302 ${centre + 290} 296C${centre + 150} 146 ${centre - 190} 164 ${centre - 290} 312C${centre - 302} 320 ${centre - 316} 314 ${centre - 330} 300Z`, paper.tint(darken(B, .28), .08)), 3);
paper.lay(repeat(9, i => { const t = .14 + i * .088, a = 1 - t, x = a * a * a * (centre - 330) + 3 * a * a * t * (centre - 206) + 3 * a * t * t * (centre + 160) + t * t * t * (centre + 334), y = a * a * a * 300 + 3 * a * a * t * 112 + 3 * a * t * t * 92 + t * t * t * 280; return group(path('M-7 4C-9 -20 -4 -44 6 -60C10 -42 10 -18 7 4Z', paper.tint(palette.leaf[2], .12)), xy`translate(${x} ${y + 6}) rotate(${-46 + i * 12.2}) scale(${.82 + Math.sin(t * 3.14) * .3})`); }), 2);
if (paper.isSquare) paper.out.push(xy`<g transform="translate(${centre} 292) scale(.82) translate(${-centre} -292)">${paper.out.splice(n0).join('')}</g>`);
cornerLeaves(paper, paper.palette.leaf[2], 0.78);
}
