import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import {
	type CropArea,
	type CropFractions,
	fractionsOf,
	mostZoom,
	moveCrop,
	wholeCrop,
	zoomCrop,
	zoomOf,
} from './crop-area.ts';
import { Icon } from './icon.tsx';
import styles from './picture-crop.module.css';
import { useBitmap } from './use-bitmap.ts';

type Props = {
	source: Blob;
	/** What is done here, and by which keys: “Drag the picture, or use the arrow keys”. */
	label: string;
	zoomLabel: string;
	hint?: ReactNode;
	/** Where it was cut: of the width, of the height, of the shorter side; the picture as EXIF turns it. */
	onChange: (crop: CropFractions) => void;
	/** The file holds no picture that this browser knows. */
	onFailure?: (() => void) | undefined;
};

/** A square cut of a picture: dragged, or moved by keys. */
export function PictureCrop({ source, onFailure, ...props }: Props) {
	const bitmap = useBitmap(source, onFailure);
	if (!bitmap) return <div className={styles.stage} aria-busy="true" />;
	return <Cutter key={`${bitmap.width}x${bitmap.height}`} bitmap={bitmap} {...props} />;
}

type CutterProps = Pick<Props, 'label' | 'zoomLabel' | 'hint' | 'onChange'> & { bitmap: ImageBitmap };

function Cutter({ bitmap, label, zoomLabel, hint, onChange }: CutterProps) {
	const [area, setArea] = useState(() => wholeCrop(bitmap));
	const hintId = useId();
	// biome-ignore lint/correctness/useExhaustiveDependencies: told when the cut changes, whoever listens
	useEffect(() => onChange(fractionsOf(area, bitmap)), [area, bitmap]);
	const zoom = zoomOf(area, bitmap);
	const zoomTo = (next: number) => setArea((now) => zoomCrop(now, next, bitmap));
	return (
		<div className={styles.crop}>
			<Stage {...{ bitmap, area, setArea, label }} describedBy={hint ? hintId : undefined} />
			<label className={styles.zoom}>
				<Icon name="minus" />
				<span className="visually-hidden">{zoomLabel}</span>
				<input
					type="range"
					min={1}
					max={mostZoom}
					step={0.01}
					value={zoom}
					aria-valuetext={`${Math.round(zoom * 100)}%`}
					onChange={(event) => zoomTo(event.target.valueAsNumber)}
				/>
				<Icon name="plus" />
			</label>
			{hint && (
				<p id={hintId} className={styles.hint}>
					{hint}
				</p>
			)}
		</div>
	);
}

type StageProps = {
	bitmap: ImageBitmap;
	area: CropArea;
	setArea: (change: (area: CropArea) => CropArea) => void;
	label: string;
	describedBy: string | undefined;
};

const arrows: Record<string, { x: number; y: number }> = {
	ArrowLeft: { x: -1, y: 0 },
	ArrowRight: { x: 1, y: 0 },
	ArrowUp: { x: 0, y: -1 },
	ArrowDown: { x: 0, y: 1 },
};
const zooms: Record<string, number> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1, _: 1 / 1.1 };

function Stage({ bitmap, area, setArea, label, describedBy }: StageProps) {
	const canvas = useRef<HTMLCanvasElement>(null);
	useDrawing(canvas, bitmap, area);
	const last = useRef<{ x: number; y: number }>(undefined);
	const move = (by: { x: number; y: number }) => setArea((now) => moveCrop(now, by, bitmap));
	const drag = ({ clientX: x, clientY: y, currentTarget }: PointerEvent) => {
		if (!last.current) return;
		const scale = area.edge / currentTarget.clientWidth;
		move({ x: (last.current.x - x) * scale, y: (last.current.y - y) * scale });
		last.current = { x, y };
	};
	const grab = ({ clientX: x, clientY: y, currentTarget, pointerId, isPrimary }: PointerEvent) => {
		if (!isPrimary) return;
		currentTarget.setPointerCapture(pointerId);
		last.current = { x, y };
	};
	const release = () => {
		last.current = undefined;
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const step = area.edge * (event.shiftKey ? 0.1 : 0.02);
		const way = arrows[event.key];
		const factor = zooms[event.key];
		if (way) move({ x: way.x * step, y: way.y * step });
		else if (factor) setArea((now) => zoomCrop(now, zoomOf(now, bitmap) * factor, bitmap));
		else return;
		event.preventDefault();
	};
	return (
		<div
			className={styles.stage}
			role="application"
			aria-label={label}
			aria-describedby={describedBy}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes its own keys
			tabIndex={0}
			onKeyDown={onKeyDown}
			onPointerDown={grab}
			onPointerMove={drag}
			onPointerUp={release}
			onPointerCancel={release}
		>
			<canvas ref={canvas} className={styles.canvas} />
		</div>
	);
}

/** As many dots as the screen has there, drawn once per frame. */
function useDrawing(canvas: { current: HTMLCanvasElement | null }, bitmap: ImageBitmap, area: CropArea) {
	useEffect(() => {
		const frame = requestAnimationFrame(() => {
			const sheet = canvas.current;
			const pen = sheet?.getContext('2d');
			if (!sheet || !pen) return;
			const edge = Math.max(1, Math.round(sheet.clientWidth * window.devicePixelRatio));
			if (sheet.width !== edge) sheet.width = sheet.height = edge;
			pen.imageSmoothingQuality = 'high';
			pen.clearRect(0, 0, edge, edge);
			pen.drawImage(bitmap, area.left, area.top, area.edge, area.edge, 0, 0, edge, edge);
		});
		return () => cancelAnimationFrame(frame);
	}, [canvas, bitmap, area]);
}
