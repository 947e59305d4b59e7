import { useEffect, useId, useRef, useState } from 'react';
import styles from './date-field.module.css';
import type { CalendarNames, DateFieldCalendar } from './date-field-calendar.tsx';
import box from './field-box.module.css';
import type { FieldLook } from './field-frame.tsx';
import { Icon } from './icon.tsx';
import { TextField } from './text-field.tsx';
import { dottedDate, typedDate } from './typed-date.ts';

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
	onChange: (day: string) => void;
};

/** A day, typed year.month.day or chosen from a month: the browser's own field would write it in the order of its country. */
export function DateField({ value, min, max, formatHint, openLabel, names, onChange, ...field }: Props) {
	const panelId = useId();
	const panel = useRef<HTMLDivElement>(null);
	const opener = useRef<HTMLButtonElement>(null);
	const [typed, setTyped] = useState<string>();
	const [isOpen, setIsOpen] = useState(false);
	const [Calendar, setCalendar] = useState<typeof DateFieldCalendar>();
	const isIn = (day: string) => day >= min && day <= max;
	const type = (text: string) => {
		setTyped(dottedDate(text));
		const day = typedDate(text);
		if (text === '' || (day !== undefined && isIn(day))) onChange(day ?? '');
	};
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
				inputMode="numeric"
				autoComplete="off"
				maxLength={10}
				placeholder={formatHint}
				value={typed ?? dottedDate(value)}
				onChange={(event) => type(event.target.value)}
				// What is no day is not kept: the field says what holds.
				onBlur={() => setTyped(undefined)}
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

/** Below the field, or above where there is no room; a phone's style sheet lays it at the bottom instead. */
function lieBelow(panel: HTMLElement, opener: HTMLElement): void {
	const field = (opener.closest('span')?.parentElement ?? opener).getBoundingClientRect();
	const { width, height } = panel.getBoundingClientRect();
	const isRoom = field.bottom + height + 8 <= innerHeight;
	panel.style.setProperty('--left', `${Math.max(8, Math.min(field.left, innerWidth - width - 8))}px`);
	panel.style.setProperty('--top', `${isRoom ? field.bottom + 4 : Math.max(8, field.top - height - 4)}px`);
}
