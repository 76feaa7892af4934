import type { Browser } from 'playwright';
import type { BuiltStructure } from './build-ours.ts';
import type { Candidate } from './candidate.ts';
import { checkCandidate } from './check-candidate.ts';
import { measureCountryList } from './measures/country-list.ts';
import { keepsEarlyInput } from './measures/early-input.ts';
import { measureLoad } from './measures/load.ts';
import { countRendersPerKey } from './measures/renders.ts';
import { measureMemory, measureStepChange } from './measures/steps.ts';
import { measureStructures } from './measures/structures.ts';
import { measureTexts } from './measures/texts.ts';
import { type Sample, Samples } from './sample.ts';

interface Plan {
  candidates: Candidate[];
  /** Address of the product of forms/. */
  shipped: string | undefined;
  /** Ours with lists and with conditions, and those without. */
  structures: BuiltStructure[];
  sizes: number[];
  repeats: number;
}

/** Measures everything; in each repeat the candidates take turns, so that a busy machine slows all of them. */
export async function repeatMeasures(browser: Browser, plan: Plan): Promise<Sample[]> {
  const { candidates, shipped, structures, sizes, repeats } = plan;
  const samples = new Samples();
  for (const candidate of candidates) {
    await checkCandidate(browser, candidate, sizes[0] ?? 0);
    await countOnce(browser, candidate, sizes, samples);
  }
  for (const structure of structures) {
    await samples.take(structure.name, 'structures', async () => ({
      renders: await countRendersPerKey(browser, structure),
    }));
  }
  const wizard = shipped && `${shipped}/signup?token=t`;
  if (wizard) await samples.take('/signup', 'memory', () => measureMemory(browser, wizard));
  for (let repeat = 0; repeat < repeats; repeat++) {
    samples.repeat = repeat;
    for (const candidate of candidates) await loadAddress(browser, candidate, samples);
    for (const size of sizes) {
      for (const candidate of candidates) {
        const measure = () => measureTexts(browser, candidate, size);
        await samples.take(candidate.name, `texts-${size}`, measure);
      }
    }
    await measureStructures(browser, structures, samples);
    if (wizard) await loadShipped(browser, { '/': `${shipped}/`, '/signup': wizard }, samples);
    if (wizard) await samples.take('/signup', 'steps', () => measureStepChange(browser, wizard));
    console.error(`Repeat ${repeat + 1} of ${repeats} is done.`);
  }
  return samples.all;
}

/** Takes what is counted, not timed: once is enough. */
async function countOnce(
  browser: Browser,
  candidate: Candidate,
  sizes: number[],
  samples: Samples,
): Promise<void> {
  await samples.take(candidate.name, 'early', async () => ({
    kept: Number(await keepsEarlyInput(browser, candidate)),
  }));
  if (!candidate.isReact) return;
  for (const size of sizes) {
    await samples.take(candidate.name, `texts-${size}`, async () => ({
      renders: await countRendersPerKey(browser, { address: candidate.texts(size), inputs: size }),
    }));
  }
}

async function loadAddress(browser: Browser, candidate: Candidate, samples: Samples) {
  const { name, address, isReact } = candidate;
  for (const line of ['slow', 'unlimited'] as const) {
    await samples.take(name, line, () => measureLoad(browser, address, { line, isReact }));
  }
  await samples.take(name, 'country', () => measureCountryList(browser, candidate));
}

async function loadShipped(browser: Browser, screens: Record<string, string>, samples: Samples) {
  for (const [route, address] of Object.entries(screens)) {
    const options = { line: 'slow', isReact: true } as const;
    await samples.take(route, 'shipped', () => measureLoad(browser, address, options));
  }
}
