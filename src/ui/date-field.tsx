import { useCallback, useEffect, useId, useRef, useState } from 'react';
import styles from './date-field.module.css';
import type { CalendarNames, DateFieldCalendar } from './date-field-calendar.tsx';
import box from './field-box.module.css';
import type { FieldLook } from './field-frame.tsx';
import { Icon } from './icon.tsx';
import { TextField } from './text-field.tsx';
import { type DateFault, dottedDate, faultOfDate, isWholeDate, typedDate } from './typed-date.ts';

/** Most people never open it, or type: it comes when somebody is about to. */
const loadCalendar = () => import('./date-field-calendar.tsx');
const warm = () => void loadCalendar().catch(() => undefined);

type Props = FieldLook & {
	id?: string | undefined;
	name?: string | undefined;
	/** An ISO day, or nothing. */
	value: string;
	/** The days that can be chosen, both included. */
	min: string;
	max: string;
	/** Year, month, day as the reader's language names them. */
	formatHint: string;
	openLabel: string;
	names: CalendarNames;
	/** What is wrong with what was typed, in words. */
	faultText: (fault: DateFault) => string;
	onChange: (day: string) => void;
};

/**
 * A day, typed year.month.day or chosen from a month: the browser's own field would write it in the order of its country. What was
 * typed and cannot be had stays, is told beside it, and holds the form it stands in.
 */
export function DateField({ value, min, max, formatHint, openLabel, names, faultText, onChange, ...field }: Props) {
	const panelId = useId();
	const panel = useRef<HTMLDivElement>(null);
	const opener = useRef<HTMLButtonElement>(null);
	const input = useRef<HTMLInputElement>(null);
	const [isOpen, setIsOpen] = useState(false);
	const [Calendar, setCalendar] = useState<typeof DateFieldCalendar>();
	const { typed, setTyped, type, leave, fault, isUntaken } = useTypedDate({ value, min, max, onChange });
	useEffect(() => {
		const form = opener.current?.form;
		if (!form || !isUntaken) return;
		const hold = (event: Event) => {
			event.preventDefault();
			event.stopImmediatePropagation();
			leave();
			input.current?.focus();
		};
		form.addEventListener('submit', hold);
		return () => form.removeEventListener('submit', hold);
	}, [isUntaken, leave]);
	useEffect(() => {
		if (!isOpen || Calendar) return;
		// Without it the day is typed.
		const close = () => panel.current?.hidePopover();
		void loadCalendar().then(({ DateFieldCalendar }) => setCalendar(() => DateFieldCalendar), close);
	}, [isOpen, Calendar]);
	useEffect(() => {
		const { current } = panel;
		if (!isOpen || !Calendar || !current || !opener.current) return;
		lieBelow(current, opener.current);
		current.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus({ preventScroll: true });
	}, [isOpen, Calendar]);
	return (
		<>
			<TextField
				{...field}
				ref={input}
				error={fault ? faultText(fault) : field.error}
				data-untaken={isUntaken || undefined}
				inputMode="numeric"
				autoComplete="off"
				maxLength={10}
				placeholder={formatHint}
				value={typed ?? dottedDate(value)}
				onChange={(event) => type(event.target.value)}
				onBlur={leave}
				suffix={
					<button
						ref={opener}
						type="button"
						className={`${box.button} ${box.scripted}`}
						popoverTarget={panelId}
						aria-label={openLabel}
						aria-haspopup="dialog"
						aria-expanded={isOpen}
						onPointerEnter={warm}
						onFocus={warm}
					>
						<Icon name="calendar" />
					</button>
				}
			/>
			<div
				ref={panel}
				id={panelId}
				popover="auto"
				role="dialog"
				aria-label={openLabel}
				className={styles.panel}
				onToggle={(event) => setIsOpen(event.newState === 'open')}
			>
				{isOpen && Calendar && (
					<Calendar
						{...{ value, min, max, names }}
						onChoose={(day) => {
							setTyped(undefined);
							onChange(day);
							panel.current?.hidePopover();
							opener.current?.focus();
						}}
					/>
				)}
			</div>
		</>
	);
}

type Typing = Pick<Props, 'value' | 'min' | 'max' | 'onChange'>;

/** What stands in the field: handed on as soon as it is a day that can be had, and kept where it is none. */
function useTypedDate({ value, min, max, onChange }: Typing) {
	const [typed, setTyped] = useState<string>();
	const [isLeft, setIsLeft] = useState(false);
	/** What the form was told last, and what it said last: another day than that comes from elsewhere, and is shown. */
	const [sent, setSent] = useState(value);
	const [seen, setSeen] = useState(value);
	if (value !== seen) {
		setSeen(value);
		if (value !== sent) setTyped(undefined);
	}
	const found = typed === undefined ? undefined : faultOfDate(typed, { min, max });
	const isUntaken = found !== undefined;
	const hand = (day: string) => {
		setSent(day);
		onChange(day);
	};
	// What could not be had can be now: another field has moved its bounds.
	const mended = typed !== undefined && !isUntaken ? typedDate(typed) : undefined;
	const isMended = mended !== undefined && mended !== sent && mended !== value;
	useEffect(() => {
		if (isMended) hand(mended);
	});
	return {
		...{ typed, setTyped, isUntaken },
		fault: isLeft || isWholeDate(typed ?? '') ? found : undefined,
		type: (text: string) => {
			setTyped(dottedDate(text));
			setIsLeft(false);
			if (faultOfDate(text, { min, max }) === undefined) hand(typedDate(text) ?? '');
		},
		leave: useCallback(() => {
			setIsLeft(true);
			if (!isUntaken) setTyped(undefined);
		}, [isUntaken]),
	};
}

/** Below the field, or above where there is no room; a phone's style sheet lays it at the bottom instead. */
function lieBelow(panel: HTMLElement, opener: HTMLElement): void {
	const field = (opener.closest('span')?.parentElement ?? opener).getBoundingClientRect();
	const { width, height } = panel.getBoundingClientRect();
	const isRoom = field.bottom + height + 8 <= innerHeight;
	panel.style.setProperty('--left', `${Math.max(8, Math.min(field.left, innerWidth - width - 8))}px`);
	panel.style.setProperty('--top', `${isRoom ? field.bottom + 4 : Math.max(8, field.top - height - 4)}px`);
}
