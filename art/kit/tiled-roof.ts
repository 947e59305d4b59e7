import { type Colour, darken, lighten } from './colour.ts';
import type { Paper } from './paper.ts';
import { circle, line, path, xy } from './svg.ts';

type RoofOptions = {
	/** How far the ends of the eave rise. */
	lift?: number | undefined;
	/** Length of the ridge against the eave, 0 to 1. */
	ridgeShare?: number;
	hasRafters?: boolean;
	hasSnow?: boolean;
};

type Roof = {
	x: number;
	y: number;
	width: number;
	height: number;
	left: number;
	right: number;
	top: number;
	ridgeLeft: number;
	ridgeRight: number;
	sag: number;
	thickness: number;
	tiles: number;
	eaveX(share: number): number;
	eaveY(share: number): number;
	ridgeX(share: number): number;
	ridgeY(share: number): number;
};

const snowWhite: Colour = '#fbfbf8';

function measureRoof(x: number, y: number, width: number, height: number, lift: number, ridgeShare: number): Roof {
	const left = x - width / 2;
	const top = y - height;
	const ridgeLeft = x - (width * ridgeShare) / 2;
	const ridgeRight = x + (width * ridgeShare) / 2;
	const sag = Math.max(2, height * 0.05);
	return {
		x,
		y,
		width,
		height,
		left,
		right: x + width / 2,
		top,
		ridgeLeft,
		ridgeRight,
		sag,
		thickness: Math.max(3, height * 0.07),
		tiles: Math.round(width / 13),
		eaveX: (share) => left + width * share,
		eaveY: (share) => y - lift * Math.abs(share * 2 - 1) ** 3.2,
		ridgeX: (share) => ridgeLeft + (ridgeRight - ridgeLeft) * share,
		ridgeY: (share) => top + sag * (1 - (share * 2 - 1) ** 2),
	};
}

const eavePoints = (roof: Roof, raise = 0) =>
	Array.from(
		{ length: 21 },
		(_, index) => xy`${roof.eaveX(index / 20)} ${Number(xy`${roof.eaveY(index / 20)}`) - raise}`,
	);

const ridgeLine = ({ ridgeLeft, ridgeRight, ridgeY, x, top, sag }: Roof) =>
	xy`M${ridgeLeft} ${ridgeY(0)}Q${x} ${top + sag * 2} ${ridgeRight} ${ridgeY(1)}`;

function outline(roof: Roof): string {
	const { left, right, top, ridgeLeft, ridgeRight, ridgeY, eaveY } = roof;
	const [endLeft, endRight] = [eaveY(0), eaveY(1)];
	return (
		ridgeLine(roof) +
		xy`C${ridgeRight + (right - ridgeRight) * 0.12} ${top + (endRight - top) * 0.55} ${ridgeRight + (right - ridgeRight) * 0.6} ${top + (endRight - top) * 0.92} ${right} ${endRight}` +
		`L${eavePoints(roof).reverse().join('L')}` +
		xy`C${left + (ridgeLeft - left) * 0.4} ${top + (endLeft - top) * 0.92} ${left + (ridgeLeft - left) * 0.88} ${top + (endLeft - top) * 0.55} ${ridgeLeft} ${ridgeY(0)}Z`
	);
}

function rafters(paper: Paper, roof: Roof): string {
	const { y, width, left, right, thickness, tiles } = roof;
	let content = path(
		`M${eavePoints(roof).join('L')}${xy`L${right - width * 0.06} ${y + thickness * 1.9}L${left + width * 0.06} ${y + thickness * 1.9}Z`}`,
		darken(paper.palette.green, 0.35),
	);
	for (let index = 1; index < tiles; index++) {
		const share = 0.05 + (0.9 * index) / tiles;
		content += circle(roof.eaveX(share), roof.eaveY(share) + thickness * 0.75, thickness * 0.36, paper.palette.gold);
	}
	return content;
}

function tileRows(roof: Roof, colour: Colour): string {
	let rows = '';
	for (let index = 0; index <= roof.tiles; index++) {
		const share = index / roof.tiles;
		const [x, y] = [roof.ridgeX(share), roof.ridgeY(share)];
		const across = roof.eaveX(share) - x;
		const down = roof.eaveY(share) - y;
		const outward = Math.abs(share * 2 - 1);
		rows +=
			xy`M${x} ${y}C${x + across * (0.5 - 0.38 * outward)} ${y + down * 0.55} ` +
			xy`${x + across * (0.8 - 0.2 * outward)} ${y + down * (0.85 + 0.07 * outward)} ${roof.eaveX(share)} ${roof.eaveY(share)}`;
	}
	const width = xy`${Math.max(1, (roof.width / roof.tiles) * 0.26)}`;
	return `<path d="${rows}" fill="none" stroke="${lighten(colour, 0.16)}" stroke-width="${width}" opacity=".75"/>`;
}

function snowOn(roof: Roof): string {
	const { x, y, width: w, height: h, left, right, ridgeLeft, ridgeRight, ridgeY } = roof;
	const toRight = right - ridgeRight;
	const toLeft = left - ridgeLeft;
	return path(
		ridgeLine(roof) +
			xy`C${ridgeRight + toRight * 0.1} ${y - h * 0.5} ${ridgeRight + toRight * 0.4} ${y - h * 0.42} ${ridgeRight + toRight * 0.5} ${y - h * 0.3}` +
			xy`Q${x + w * 0.2} ${y - h * 0.12} ${x} ${y - h * 0.26}Q${x - w * 0.2} ${y - h * 0.1} ${ridgeLeft + toLeft * 0.5} ${y - h * 0.3}` +
			xy`C${ridgeLeft + toLeft * 0.4} ${y - h * 0.42} ${ridgeLeft + toLeft * 0.1} ${y - h * 0.5} ${ridgeLeft} ${ridgeY(0)}Z`,
		snowWhite,
		'opacity=".92"',
	);
}

function eave(roof: Roof, tile: Colour, edge: Colour): string {
	const { thickness, tiles } = roof;
	let content =
		line(`M${eavePoints(roof).join('L')}`, edge, thickness * 0.9) +
		line(`M${eavePoints(roof, thickness * 0.45).join('L')}`, lighten(tile, 0.22), 1.2, 'opacity=".7"');
	for (let index = 0; index <= tiles; index++) {
		const share = index / tiles;
		content += circle(roof.eaveX(share), roof.eaveY(share), thickness * 0.34, lighten(tile, 0.34));
	}
	return content;
}

/** The main ridge, the two that come down from it, and the hips that run out to the lifted corners. */
function ridges(roof: Roof, plaster: Colour, tile: Colour): string {
	const { x, y, height, left, right, top, ridgeLeft, ridgeRight, sag, thickness } = roof;
	const plastered = (data: string, width: number) =>
		line(data, plaster, width * 1.05, xy`transform="translate(0 ${width * 0.45})"`) + line(data, tile, width);
	const side = (fromX: number, toX: number) => {
		const toY = roof.eaveY(0);
		const midX = fromX + (toX - fromX) * 0.22;
		const midY = y - height * 0.46;
		const down = xy`M${fromX} ${top}Q${fromX + (toX - fromX) * 0.08} ${top + height * 0.3} ${midX} ${midY}`;
		const hip =
			xy`M${midX} ${midY}C${midX + (toX - midX) * 0.3} ${midY + (toY - midY) * 0.65} ` +
			xy`${midX + (toX - midX) * 0.65} ${midY + (toY - midY) * 0.95} ${toX} ${toY}`;
		return plastered(down, thickness * 0.8) + line(hip, tile, thickness * 0.8);
	};
	const main = xy`M${ridgeLeft - thickness} ${top - sag * 0.4}
		Q${x} ${top + sag * 2} ${ridgeRight + thickness} ${top - sag * 0.4}`;
	return side(ridgeLeft, left) + side(ridgeRight, right) + plastered(main, thickness * 1.25);
}

function ridgeEnds({ height, top, ridgeLeft, ridgeRight, thickness: t }: Roof, colour: Colour): string {
	if (height <= 44) return '';
	const end = (x: number, out: number) =>
		path(
			xy`M${x} ${top + t}L${x} ${top - t * 2.4}
				Q${x + out * t * 1.8} ${top - t * 2.6} ${x + out * t * 1.6} ${top - t * 0.6}
				L${x + out * t * 0.9} ${top + t}Z`,
			colour,
		);
	return end(ridgeLeft - t * 0.4, -1) + end(ridgeRight + t * 0.4, 1);
}

/** A Korean tiled roof from the front (giwa, paljak form): `width` from eave to eave, `y` the eave's middle. */
export function tiledRoof(
	paper: Paper,
	x: number,
	y: number,
	width: number,
	height: number,
	options: RoofOptions = {},
): string {
	const { palette } = paper;
	const { lift = height * 0.24, ridgeShare = 0.5, hasRafters = true, hasSnow = palette.hasSnow } = options;
	const roof = measureRoof(x, y, width, height, lift, ridgeShare);
	return (
		(hasRafters ? rafters(paper, roof) : '') +
		path(outline(roof), paper.tint(palette.roof, 0.1)) +
		tileRows(roof, palette.roof) +
		(hasSnow ? snowOn(roof) : '') +
		eave(roof, palette.roof, palette.roofShade) +
		ridges(roof, palette.wall, palette.roofShade) +
		ridgeEnds(roof, palette.roofShade)
	);
}
