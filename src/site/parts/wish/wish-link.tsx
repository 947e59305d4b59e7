import type { MouseEvent } from 'react';
import { isPlainClick } from '#site/router/page-link.tsx';
import { useRouter } from '#site/router/router.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useWishes } from './use-wishes.ts';
import { withWishes } from './wish-address.ts';
import styles from './wish-link.module.css';

/** Opens the wish list over the page one is on; Back closes it. Shows how many there are, and whether one has changed. */
export function WishLink({ isShort = false }: { isShort?: boolean }) {
	const t = useTranslations('shell');
	const { location, navigate } = useRouter();
	const count = useWishes(({ ids }) => ids.size);
	const changed = useWishes((state) => state.changed);
	const href = location.pathname + withWishes(location.search, true);
	const open = (event: MouseEvent) => {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		navigate(href, { overlay: true });
	};
	return (
		<a
			href={href}
			rel="nofollow"
			className={isShort ? styles.short : styles.link}
			aria-haspopup="dialog"
			onClick={open}
		>
			<span className={styles.sign} data-changed={changed > 0 || undefined}>
				<Icon name="heart" />
			</span>
			<span className={isShort ? 'visually-hidden' : undefined}>{t('wishes')}</span>
			{count > 0 && <span className={styles.count}>{count}</span>}
			{changed > 0 && <span className="visually-hidden">{t('wishesChanged', { count: changed })}</span>}
		</a>
	);
}
