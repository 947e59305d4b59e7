import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import box from './field-box.module.css';
import { Icon } from './icon.tsx';
import styles from './password-field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

type Props = Omit<TextFieldProps, 'type' | 'suffix'> & {
	showLabel: string;
	hideLabel: string;
	/** Shown while Caps Lock is on. */
	capsLockText: string;
	/** How strong it is, for a new one. */
	strength?: ReactNode;
};

/** Hidden unless asked, and hidden again when its form is sent: browsers then know it for a password. */
export function PasswordField({ showLabel, hideLabel, capsLockText, strength, id: givenId, ...field }: Props) {
	const ownId = useId();
	const id = givenId ?? ownId;
	const [isShown, setIsShown] = useState(false);
	const [hasCapsLock, setHasCapsLock] = useState(false);
	useEffect(() => {
		const form = document.getElementById(id)?.closest('form');
		const hide = () => setIsShown(false);
		form?.addEventListener('submit', hide);
		return () => form?.removeEventListener('submit', hide);
	}, [id]);
	const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) =>
		setHasCapsLock(event.getModifierState?.('CapsLock') ?? false);
	const toggle = (
		<button
			type="button"
			className={`${box.button} ${box.scripted}`}
			aria-controls={id}
			aria-label={isShown ? hideLabel : showLabel}
			disabled={field.disabled}
			onClick={() => setIsShown(!isShown)}
		>
			<Icon name={isShown ? 'eyeOff' : 'eye'} />
		</button>
	);
	return (
		<div className={styles.field}>
			<TextField
				autoCapitalize="off"
				autoCorrect="off"
				spellCheck={false}
				{...field}
				id={id}
				type={isShown ? 'text' : 'password'}
				suffix={toggle}
				onKeyDown={(event) => {
					watchCapsLock(event);
					field.onKeyDown?.(event);
				}}
				onKeyUp={watchCapsLock}
				onBlur={(event) => {
					setHasCapsLock(false);
					field.onBlur?.(event);
				}}
			/>
			<div role="status">
				{hasCapsLock && (
					<p className={styles.capsLock}>
						<Icon name="info" />
						{capsLockText}
					</p>
				)}
			</div>
			{strength}
		</div>
	);
}
