import { type ClipboardEvent, type FocusEvent, useState } from 'react';
import {
	type DateOrder,
	type DateParts,
	type DatePartsReading,
	partsOfDate,
	readDateParts,
	splitDate,
	westernDigits,
} from './date-parts.ts';
import styles from './date-parts-field.module.css';
import type { FieldLook } from './field-frame.tsx';
import { FieldGroup } from './field-group.tsx';
import { useFieldIds } from './use-field-ids.ts';

type Part = keyof DateParts;
type Props = FieldLook & {
	id?: string | undefined;
	/** The form gets the date under this name, as 1991-04-12. */
	name?: string | undefined;
	order: DateOrder;
	labels: DateParts;
	placeholders?: DateParts | undefined;
	defaultValue?: string | undefined;
	/** What a year of the Buddhist calendar was taken for. */
	echo?: ((buddhistYear: number, commonYear: number) => string) | undefined;
	autoComplete?: 'bday' | 'off' | undefined;
	isDisabled?: boolean | undefined;
	onChange: (on: string | undefined, kind: DatePartsReading['kind']) => void;
	/** When the focus leaves the last of the parts. */
	onBlur?: (() => void) | undefined;
};

const orders: Record<DateOrder, readonly Part[]> = { ymd: ['year', 'month', 'day'], dmy: ['day', 'month', 'year'] };

/** A date one knows by heart: typed, never picked. */
export function DatePartsField(props: Props) {
	const { name, order, labels, placeholders, defaultValue, echo, autoComplete = 'bday', onChange, onBlur } = props;
	const { id, wiring } = useFieldIds(props);
	const [parts, setParts] = useState(() => partsOfDate(defaultValue));
	const reading = readDateParts(parts);
	const change = (next: DateParts) => {
		setParts(next);
		const { kind, on } = { on: undefined, ...readDateParts(next) };
		onChange(on, kind);
	};
	const paste = (event: ClipboardEvent) => {
		const whole = splitDate(event.clipboardData.getData('text'), order);
		if (!whole) return;
		event.preventDefault();
		change(whole);
	};
	const leave = (event: FocusEvent<HTMLInputElement>) => {
		if (!event.target.closest('fieldset')?.contains(event.relatedTarget)) onBlur?.();
	};
	const { label, optionalLabel, hint, error, isDisabled } = props;
	return (
		<FieldGroup {...{ id, label, optionalLabel, hint, error, isDisabled }}>
			<div className={styles.parts}>
				{orders[order].map((part) => (
					<label key={part} className={styles[part]}>
						<span className={styles.label}>{labels[part]}</span>
						<input
							aria-invalid={wiring['aria-invalid']}
							// The group has the note; a part that is called wrong says itself why.
							aria-describedby={error ? wiring['aria-describedby'] : undefined}
							className={error ? styles.wrong : styles.input}
							type="text"
							inputMode="numeric"
							autoComplete={autoComplete === 'off' ? 'off' : `bday-${part}`}
							maxLength={part === 'year' ? 4 : 2}
							placeholder={placeholders?.[part]}
							value={parts[part]}
							onPaste={paste}
							onBlur={leave}
							onChange={(event) => change({ ...parts, [part]: keepDigits(event.target.value) })}
						/>
					</label>
				))}
			</div>
			{name && <input type="hidden" name={name} value={reading.kind === 'date' ? reading.on : ''} />}
			<div role="status">
				{echo && reading.kind === 'date' && reading.buddhistYear !== undefined && (
					<p className={styles.echo}>{echo(reading.buddhistYear, reading.year)}</p>
				)}
			</div>
		</FieldGroup>
	);
}

/** Digits stay in the writing they were typed in. */
const keepDigits = (text: string) => [...text].filter((sign) => westernDigits(sign) !== '').join('');
