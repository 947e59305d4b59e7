import { useState } from 'react';
import { Icon } from './icon.tsx';
import styles from './shielded-email.module.css';

type Props = { user: string; host: string /** What a mail begun here is about. */; subject?: string };

/**
 * An e-mail address that programs cannot gather from the page: the sign between its halves is a drawing, and the
 * address is put together only when a person points at it, touches it or reaches it by keyboard.
 */
export function ShieldedEmail({ user, host, subject }: Props) {
	const [isOpen, setIsOpen] = useState(false);
	const open = () => setIsOpen(true);
	const about = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
	const sign = String.fromCharCode(64);
	return (
		<a
			className={styles.email}
			href={isOpen ? `mailto:${user}${sign}${host}${about}` : undefined}
			role={isOpen ? undefined : 'link'}
			tabIndex={0}
			onPointerEnter={open}
			onPointerDown={open}
			onFocus={open}
		>
			{user}
			<Icon name="at" label={sign} />
			{host}
		</a>
	);
}
