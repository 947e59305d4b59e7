import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Plan } from '#contract/api/slot.ts';
import { ApiFailure } from '#contract/client.ts';
import { draggedPlaces } from '#domain/availability/dragged-places.ts';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useConsoleFailure } from '../../use-console-failure.ts';
import { plansKey } from './choices.ts';
import styles from './slot-grip.module.css';

type Day = Plan['days'][number];
type Props = { plan: Plan; day: Day; slot: Day['slots'][number]; name: string };

/** So far is one place. */
const stepPx = 12;
/** Who holds an arrow key has not chosen yet. */
const restMs = 700;
/** A finger that rests so long means the grip; one that moves before scrolls the page. */
const holdMs = 350;
const slipPx = 8;
/** So long a change can be taken back by one press. */
const undoMs = 8_000;

const keySteps: Record<string, number> = {
	...{ ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 5, PageDown: -5, Home: -1_000 },
};

const wishOf = (places: number, { plan, day, slot }: Props) => {
	if (places === 0) return { sale: 'stopped' as const };
	const isOfWeek = slot.time !== null || (day.isPlanned && !day.isOpened);
	const capacity = places === plan.usual.capacity ? null : places;
	return { capacity, ...(slot.isStopped && { sale: isOfWeek ? ('usual' as const) : ('open' as const) }) };
};

const placesOf = ({ isStopped, capacity }: Props['slot']) => (isStopped ? 0 : capacity);

const hasChanged = (error: unknown) => error instanceof ApiFailure && error.code === 'changed-since';

/** As many as a slot can have. */
const mostPlaces = 1000;

/** What is pulled to, and kept when it is let go or the keys rest. */
function useGrip(props: Props) {
	const { plan, day, slot } = props;
	const callApi = useApi();
	const client = useQueryClient();
	const t = useTranslations('console.calendar');
	const failure = useConsoleFailure();
	const saving = useSaving({ textOf: (error) => (hasChanged(error) ? t('changedMeanwhile') : failure(error)) });
	const known = placesOf(slot);
	const [wished, setWished] = useState<number>();
	const [before, setBefore] = useState<number>();
	const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(rest.current), []);

	// As the server has it: what was just kept is there before it is read again.
	const stands = useRef({ changedAt: day.changedAt, slot });
	useEffect(() => {
		stands.current = { changedAt: day.changedAt, slot };
	}, [day.changedAt, slot]);
	const turn = useRef<Promise<unknown>>(Promise.resolve());

	const keepNow = async (next: number) => {
		const { changedAt, slot: now } = stands.current;
		const was = placesOf(now);
		if (next !== was)
			await saving.save(async () => {
				const when = { first: day.on, last: day.on, ...(slot.time !== null && { time: slot.time }) };
				const body = { ...when, seen: changedAt, change: wishOf(next, { ...props, slot: now }) };
				// What a colleague did meanwhile is shown, whether or not this was taken.
				const { days } = await callApi('PUT /api/console/products/:id/days', {
					...{ params: { id: plan.productId }, body },
				}).finally(() => client.invalidateQueries({ queryKey: plansKey }));
				const kept = days.find(({ on }) => on === day.on);
				const keptSlot = kept?.slots.find(({ time }) => time === slot.time);
				if (kept && keptSlot) stands.current = { changedAt: kept.changedAt, slot: keptSlot };
				setBefore(was);
			});
		// Unless somebody has pulled on meanwhile.
		setWished((wish) => (wish === next ? undefined : wish));
	};
	/** One after the other: who presses a key while the last change is on its way builds on that. */
	const keep = (next: number) => {
		clearTimeout(rest.current);
		turn.current = turn.current.then(() => keepNow(next));
		return turn.current;
	};
	return {
		...{ saving, places: wished ?? known, isPulled: wished !== undefined, keep },
		/** What it was before the change that was just kept. */
		before: before === known ? undefined : before,
		forget: () => setBefore(undefined),
		pull: (from: number, steps: number) => setWished(draggedPlaces(from, steps, slot.taken)),
		step(from: number, steps: number) {
			const next = draggedPlaces(from, steps, slot.taken);
			setWished(next);
			clearTimeout(rest.current);
			rest.current = setTimeout(() => void keep(next), restMs);
		},
		leave() {
			clearTimeout(rest.current);
			setWished(undefined);
		},
	};
}

type Grip = ReturnType<typeof useGrip>;
type Start = { y: number; places: number };

/** The mouse takes it at once, a finger when it has rested on it: whoever scrolls the page sells nothing by it. */
function usePulling(grip: Grip) {
	const { places, saving } = grip;
	const from = useRef<Start>(undefined);
	const held = useRef<{ timer: ReturnType<typeof setTimeout>; y: number }>(undefined);
	const element = useRef<HTMLSpanElement>(null);
	const letGo = () => {
		clearTimeout(held.current?.timer);
		held.current = undefined;
		from.current = undefined;
	};
	useEffect(() => {
		const stay = (event: TouchEvent) => from.current && event.preventDefault();
		const { current } = element;
		current?.addEventListener('touchmove', stay, { passive: false });
		return () => {
			current?.removeEventListener('touchmove', stay);
			clearTimeout(held.current?.timer);
		};
	}, []);
	const take = (y: number) => {
		from.current = { y, places };
		grip.pull(places, 0);
	};
	return {
		ref: element,
		isPulling: () => from.current !== undefined,
		onContextMenu: (event: { preventDefault: () => void }) => held.current && event.preventDefault(),
		onPointerDown(event: PointerEvent<HTMLElement>) {
			if (event.button !== 0 || saving.isBusy) return;
			const { clientY: y, currentTarget, pointerId } = event;
			if (event.pointerType === 'touch') {
				held.current = { timer: setTimeout(() => take(y), holdMs), y };
				return;
			}
			event.preventDefault();
			currentTarget.focus();
			currentTarget.setPointerCapture(pointerId);
			from.current = { y, places };
		},
		onPointerMove({ clientY }: PointerEvent<HTMLElement>) {
			if (from.current) grip.pull(from.current.places, Math.round((from.current.y - clientY) / stepPx));
			else if (held.current && Math.abs(held.current.y - clientY) > slipPx) letGo();
		},
		onPointerUp() {
			if (from.current) void grip.keep(places);
			letGo();
		},
		onPointerCancel() {
			letGo();
			grip.leave();
		},
	};
}

/** Pulled up or down, by mouse, finger or keys: more or fewer places, and all the way down the sale is stopped. */
export function SlotGrip(props: Props) {
	const t = useTranslations('console.calendar');
	const grip = useGrip(props);
	const { saving, places } = grip;
	const { isPulling, ...pulling } = usePulling(grip);
	const byKeys = (event: KeyboardEvent<HTMLElement>) => {
		if (event.key === 'Escape') grip.leave();
		const steps = keySteps[event.key];
		if (steps === undefined || saving.isBusy) return;
		event.preventDefault();
		grip.step(places, steps);
	};
	const said = (count: number) => (count === 0 ? t('stopped') : t('placesOf', { count }));
	return (
		<>
			<span
				role="slider"
				tabIndex={0}
				className={styles.grip}
				aria-label={t('grip', { name: props.name })}
				aria-orientation="vertical"
				aria-valuemin={0}
				aria-valuemax={mostPlaces}
				aria-valuenow={places}
				aria-valuetext={said(places)}
				data-pulled={grip.isPulled || undefined}
				{...pulling}
				onKeyDown={byKeys}
				onBlur={() => grip.isPulled && !isPulling() && void grip.keep(places)}
			>
				{grip.isPulled ? said(places) : '↕'}
			</span>
			<FailureNote>{saving.failure}</FailureNote>
			{grip.before !== undefined && !grip.isPulled && (
				<Kept from={said(grip.before)} to={said(places)} name={props.name} grip={grip} />
			)}
		</>
	);
}

/** What was just changed, and the way back. */
function Kept({ from, to, name, grip }: { from: string; to: string; name: string; grip: Grip }) {
	const t = useTranslations('console.calendar');
	const { before = 0, keep, forget } = grip;
	return (
		<Toast
			message={`${name}: ${from} → ${to}`}
			closeLabel={t('close')}
			durationMs={undoMs}
			onClose={forget}
			action={
				<Button size="sm" variant="link" onClick={() => void keep(before).then(forget)}>
					{t('undo')}
				</Button>
			}
		/>
	);
}
