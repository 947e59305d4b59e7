import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';

export type ButtonLook = {
	/** One primary per screen. A link looks like one but does something here. */
	variant?: 'primary' | 'outline' | 'brand' | 'quiet' | 'danger' | 'link';
	size?: 'sm' | 'md' | 'lg';
	isFull?: boolean;
	isBusy?: boolean;
};

/** The class of a button, for links that look like one. */
export function buttonClass({ variant = 'outline', size = 'md', isFull = false, isBusy = false }: ButtonLook = {}) {
	const names = [styles.button, styles[variant], styles[size], isFull && styles.full, isBusy && styles.busy];
	return names.filter(Boolean).join(' ');
}

type Props = Omit<ComponentProps<'button'>, 'className'> & ButtonLook;

/** A busy button keeps its focus and its place: it is not disabled, it only stops listening. */
export function Button({ variant, size, isFull, isBusy = false, type = 'button', onClick, ...rest }: Props) {
	const look = { ...(variant && { variant }), ...(size && { size }), ...(isFull && { isFull }), isBusy };
	const stopWhileBusy = (event: MouseEvent<HTMLButtonElement>) => {
		if (isBusy) event.preventDefault();
		else onClick?.(event);
	};
	return (
		<button
			{...rest}
			type={type}
			className={buttonClass(look)}
			onClick={stopWhileBusy}
			aria-busy={isBusy || undefined}
			aria-disabled={isBusy || undefined}
		/>
	);
}
