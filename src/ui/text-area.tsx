import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { FieldFrame, type FieldLook } from './field-frame.tsx';
import styles from './text-area.module.css';
import { useFieldIds } from './use-field-ids.ts';

type Props = Omit<ComponentProps<'textarea'>, 'className'> &
	FieldLook & {
		/** Such as “176 / 5,000”; needs a maxLength. */
		countText?: ((length: number, maxLength: number) => string) | undefined;
	};

const lengthOf = (value: unknown) => (typeof value === 'string' ? value.length : 0);

/** Grows with its text. Near its end the counter is read out, before that it is only seen. */
export function TextArea({ label, optionalLabel, hint, error, id: givenId, countText, onChange, ...area }: Props) {
	const { id, noteId, wiring } = useFieldIds({ id: givenId, hint, error });
	const [typed, setTyped] = useState(() => lengthOf(area.defaultValue));
	const length = area.value === undefined ? typed : lengthOf(area.value);
	const count = (event: ChangeEvent<HTMLTextAreaElement>) => {
		setTyped(event.target.value.length);
		onChange?.(event);
	};
	const counter = countText && area.maxLength !== undefined && (
		<Counter text={countText(length, area.maxLength)} isNearEnd={length >= area.maxLength * 0.9} />
	);
	return (
		<FieldFrame {...{ id, noteId, label, optionalLabel, hint, error }} aside={counter}>
			<textarea
				rows={4}
				{...wiring}
				{...area}
				id={id}
				className={error ? styles.wrong : styles.area}
				onChange={count}
			/>
		</FieldFrame>
	);
}

function Counter({ text, isNearEnd }: { text: string; isNearEnd: boolean }) {
	return (
		<span className={isNearEnd ? styles.nearEnd : styles.count}>
			{text}
			<span className="visually-hidden" aria-live="polite">
				{isNearEnd && text}
			</span>
		</span>
	);
}
