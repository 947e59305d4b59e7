import { readFileSync } from 'node:fs';
import { type ResolveFnOutput, registerHooks } from 'node:module';

/**
 * Loaded before everything else (scripts/run.cjs): where a module lies is said without asking the disk, which is half the work
 * of a start. Node looks up the package of each of 2,700 files, and reads anew each time what that package exports;
 * drizzle-orm, from which a hundred of them come, exports hundreds of things. It finds the same files, as every one names its
 * file in full. Decision 0139.
 */
const root = new URL('..', import.meta.url);
const { imports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
	imports: Record<string, string>;
};

/** `#domain/` and the folder it stands for. */
const folders = new Map(
	Object.entries(imports).map(([name, path]) => [name.slice(0, -1), new URL(path.slice(0, -1), root).href]),
);

const isTypeScript = (specifier: string) => specifier.endsWith('.ts');
const typeScript = (url: string): ResolveFnOutput => ({ url, format: 'module-typescript', shortCircuit: true });

/** In this package every file that ends so is a module; each of them would be asked for it. */
const ofModules = '/node_modules/drizzle-orm/';
const isModule = (specifier: string, parent: string) =>
	specifier.startsWith('.') && specifier.endsWith('.js') && parent.includes(ofModules);

/** Packages by their name, as our own files import them: asked once each. */
const packages = new Map<string, ResolveFnOutput>();

registerHooks({
	resolve(specifier, context, next) {
		const parent = context.parentURL;
		if (parent === undefined || context.conditions.includes('require')) return next(specifier, context);
		if (isModule(specifier, parent))
			return { url: new URL(specifier, parent).href, format: 'module', shortCircuit: true };
		if (parent.includes('/node_modules/')) return next(specifier, context);
		const folder = folders.get(specifier.slice(0, specifier.indexOf('/') + 1));
		if (folder !== undefined && isTypeScript(specifier))
			return typeScript(folder + specifier.slice(specifier.indexOf('/') + 1));
		if (specifier.startsWith('.'))
			return isTypeScript(specifier) ? typeScript(new URL(specifier, parent).href) : next(specifier, context);
		const known = packages.get(specifier);
		if (known) return known;
		const found = next(specifier, context);
		packages.set(specifier, { ...found, shortCircuit: true });
		return found;
	},
});
