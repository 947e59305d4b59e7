import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './kept.module.css';

/** Caught by the document's first script, which knows nothing but to wait with it. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> };
type Offering = typeof globalThis & { installPrompt?: InstallPrompt };

const laterKey = 'install-later';

/** iPhones have no prompt: there it is done by hand, in words. */
type Way = { kind: 'prompt'; prompt: InstallPrompt } | { kind: 'by-hand' };

function wayToInstall(): Way | undefined {
	if (window.matchMedia('(display-mode: standalone)').matches) return undefined;
	try {
		if (localStorage.getItem(laterKey) !== null) return undefined;
	} catch {
		return undefined;
	}
	const prompt = (globalThis as Offering).installPrompt;
	if (prompt) return { kind: 'prompt', prompt };
	return (navigator as { standalone?: boolean }).standalone === false ? { kind: 'by-hand' } : undefined;
}

function putOff(): void {
	try {
		localStorage.setItem(laterKey, 'yes');
	} catch {
		// Asked again next time, then.
	}
}

/** Beside the voucher, where it helps; gone for good when it was answered. */
export function InstallHint() {
	const t = useTranslations('offline.install');
	const [way, setWay] = useState<Way>();
	useEffect(() => {
		const look = () => setWay(wayToInstall());
		look();
		window.addEventListener('beforeinstallprompt', look);
		window.addEventListener('appinstalled', look);
		return () => {
			window.removeEventListener('beforeinstallprompt', look);
			window.removeEventListener('appinstalled', look);
		};
	}, []);
	if (!way) return null;
	const close = () => setWay(undefined);
	const install = (prompt: InstallPrompt) => {
		delete (globalThis as Offering).installPrompt;
		void prompt.prompt().then(close, close);
	};
	return (
		<section className={styles.install} aria-labelledby="install">
			<img src="/assets/images/icon-192.png" width="48" height="48" alt="" />
			<div>
				<h2 id="install">{t('title')}</h2>
				<p>
					{t('text')} {way.kind === 'by-hand' && t('apple')}
				</p>
				<div className={styles.choices}>
					{way.kind === 'prompt' && (
						<Button size="sm" variant="brand" onClick={() => install(way.prompt)}>
							{t('do')}
						</Button>
					)}
					<Button
						size="sm"
						variant="quiet"
						onClick={() => {
							putOff();
							close();
						}}
					>
						{t('later')}
					</Button>
				</div>
			</div>
		</section>
	);
}
