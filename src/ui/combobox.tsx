import { type FocusEvent, type RefObject, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './combobox.module.css';
import type { ComboboxOption } from './combobox-match.ts';
import frame from './field-box.module.css';
import { FieldFrame, type FieldLook } from './field-frame.tsx';
import { Icon } from './icon.tsx';
import { useCombobox } from './use-combobox.ts';
import { useFieldIds } from './use-field-ids.ts';

type Props = FieldLook & {
	id?: string | undefined;
	/** The form gets the value under this name, never what was typed. */
	name: string;
	options: readonly ComboboxOption[];
	value: string | undefined;
	placeholder?: string | undefined;
	/** Stands in the list when nothing fits. */
	emptyText: string;
	/** Where the list could not be found: a way to ask for it again. */
	retry?: { label: string; again: () => void } | undefined;
	/** Of the button that shows the whole list. */
	openLabel: string;
	/** Read out while typing, such as “3 countries”. */
	countText: (count: number) => string;
	autoComplete?: string | undefined;
	isDisabled?: boolean | undefined;
	/** No value although something is typed: it fits no option. */
	onChange: (value: string | undefined, typed: string) => void;
	onBlur?: (() => void) | undefined;
};

/** A long list that typing makes short. */
export function Combobox(props: Props) {
	const { label, optionalLabel, hint, error, name, value, isDisabled, emptyText, retry } = props;
	const { id, noteId, wiring } = useFieldIds(props);
	const input = useRef<HTMLInputElement>(null);
	const box = useCombobox(props);
	const listId = `${id}-list`;
	const activeId = box.isOpen && box.active >= 0 ? `${id}-${box.active}` : undefined;
	const leave = (event: FocusEvent<HTMLElement>) => {
		if (!event.currentTarget.contains(event.relatedTarget)) box.leave();
	};
	const askAgain = () => {
		// The button goes while it is asked; the field stays.
		input.current?.focus();
		retry?.again();
	};
	return (
		<FieldFrame {...{ id, noteId, label, optionalLabel, hint, error }}>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus has left all of it */}
			<div className={`${error ? frame.wrong : frame.box} ${styles.anchor}`} onBlur={leave}>
				<input
					{...wiring}
					ref={input}
					id={id}
					className={styles.input}
					type="text"
					role="combobox"
					aria-autocomplete="list"
					aria-expanded={box.isOpen}
					aria-controls={listId}
					aria-activedescendant={activeId}
					autoComplete={props.autoComplete ?? 'off'}
					autoCapitalize="off"
					spellCheck={false}
					placeholder={props.placeholder}
					disabled={isDisabled}
					value={box.text}
					onChange={(event) => box.type(event.target.value)}
					onClick={box.open}
					onKeyDown={box.onKeyDown}
				/>
				<OpenButton label={props.openLabel} isDisabled={isDisabled} input={input} box={box} />
				<input type="hidden" name={name} value={value ?? ''} disabled={isDisabled} />
				<div className={styles.popup} hidden={!box.isOpen}>
					<div ref={box.list} id={listId} className={styles.list} role="listbox" aria-label={label}>
						{box.isOpen && <Rows id={id} value={value} box={box} />}
					</div>
					{box.isOpen && box.found.length === 0 && (
						<div className={styles.empty}>
							<p>{emptyText}</p>
							{retry && (
								<Button size="sm" onClick={askAgain}>
									{retry.label}
								</Button>
							)}
						</div>
					)}
				</div>
				<span className="visually-hidden" role="status">
					{box.isOpen && (box.found.length === 0 ? emptyText : props.countText(box.found.length))}
				</span>
			</div>
		</FieldFrame>
	);
}

type Box = ReturnType<typeof useCombobox>;
type ButtonProps = {
	label: string;
	isDisabled: boolean | undefined;
	input: RefObject<HTMLInputElement | null>;
	box: Box;
};

/** For pointers; keys have the arrow for it. */
function OpenButton({ label, isDisabled, input, box }: ButtonProps) {
	const toggle = () => {
		if (box.isOpen) return box.close();
		input.current?.focus();
		box.open();
	};
	return (
		<button
			type="button"
			className={styles.open}
			tabIndex={-1}
			aria-label={label}
			aria-expanded={box.isOpen}
			disabled={isDisabled}
			onMouseDown={(event) => event.preventDefault()}
			onClick={toggle}
		>
			<Icon name="chevronDown" />
		</button>
	);
}

function Rows({ id, value, box }: { id: string; value: string | undefined; box: Box }) {
	return box.found.map((option, at) => (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the field listens to the keys
		// biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
		<div
			key={option.value}
			id={`${id}-${at}`}
			className={styles.option}
			role="option"
			aria-selected={option.value === value}
			data-active={at === box.active || undefined}
			onMouseDown={(event) => event.preventDefault()}
			onClick={() => box.choose(option)}
		>
			{option.label}
			{option.value === value && <Icon name="check" />}
		</div>
	));
}
