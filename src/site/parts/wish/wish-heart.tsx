import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useWishes } from './use-wishes.ts';
import styles from './wish-heart.module.css';
import { type Wished, wishStore } from './wish-store.ts';

type Props = Wished & {
	/** On a picture, on paper, or a button with a word. */
	look?: 'picture' | 'paper' | 'button';
	/** The word of a button. */
	children?: ReactNode;
};

/** Saves a product, or no longer. Its name stays the same: whether it is pressed says the rest. */
export function WishHeart({ look = 'picture', children, ...wish }: Props) {
	const t = useTranslations('shell');
	const isOn = useWishes(({ ids }) => ids.has(wish.productId));
	return (
		<button
			type="button"
			className={styles[look]}
			aria-pressed={isOn}
			aria-label={t('wish', { title: wish.title })}
			onClick={() => wishStore.press(wish)}
		>
			<Icon name="heart" />
			{children}
		</button>
	);
}
