import type { ComponentProps, ReactNode } from 'react';
import box from './field-box.module.css';
import { FieldFrame, type FieldLook } from './field-frame.tsx';
import styles from './text-field.module.css';
import { useFieldIds } from './use-field-ids.ts';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'prefix'> &
	FieldLook & {
		/** Before what is typed: a sign of money, a dial code. Plain text there is not read out. */
		prefix?: ReactNode;
		/** Behind it: a unit, a button. */
		suffix?: ReactNode;
	};

/** Label above, hint below. */
export function TextField({
	label,
	optionalLabel,
	prefix,
	suffix,
	hint,
	error,
	id: givenId,
	...input
}: TextFieldProps) {
	const { id, noteId, wiring } = useFieldIds({ id: givenId, hint, error });
	return (
		<FieldFrame {...{ id, noteId, label, optionalLabel, hint, error }}>
			<span className={error ? box.wrong : box.box}>
				<Slot className={styles.prefix}>{prefix}</Slot>
				<input {...wiring} {...input} id={id} className={styles.input} />
				<Slot className={styles.suffix}>{suffix}</Slot>
			</span>
		</FieldFrame>
	);
}

function Slot({ className, children }: { className: string | undefined; children: ReactNode }) {
	if (children === undefined || children === null || children === false || children === '') return null;
	return (
		<span className={className} aria-hidden={typeof children === 'string' || undefined}>
			{children}
		</span>
	);
}
