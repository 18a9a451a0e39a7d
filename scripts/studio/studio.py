"""Builds one person and takes pictures of them: blender -b -P studio.py -- job.json

A job: {"person": {...}, "shots": [{"out", "size", "pose", "wardrobe", "wall", "lights", "camera", "samples"}]}; shots that share pose and
wardrobe share one scene. Units: 10 cm; specs have y up and z to the front, Blender has z up and -y to the front.
Beside each picture lie its guides for `develop.py`: albedo and normals.
"""
import json
import os
import sys

import bmesh
import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import hair
import human
import pose as posing

job = json.load(open(sys.argv[sys.argv.index('--') + 1]))
person = job['person']
V0, UV, F, FT, G = human.build(person)
WEIGHTS = human.weights()
G_BODY = np.zeros(len(V0), bool)
G_BODY[sorted({v for f, g in zip(F, G) if g == 'body' for v in f})] = True


def weight_of(bones):
    w = np.zeros(len(V0))
    for bone in bones:
        for i, x in WEIGHTS.get(bone, []):
            w[i] += x
    return w


def B(v):
    return (v[0], -v[2], v[1])


def material(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    return m, m.node_tree.nodes, m.node_tree.links, m.node_tree.nodes['Principled BSDF']


class Nodes:
    """Short names for the node kinds that the materials use."""

    def __init__(self, N, L, coords='Object'):
        self.N, self.L = N, L
        self.tc = N.new('ShaderNodeTexCoord').outputs[coords]

    def put(self, x, socket):
        if isinstance(x, (int, float)):
            socket.default_value = x
        elif isinstance(x, (list, tuple)):
            socket.default_value = (*x, 1)
        else:
            self.L.new(x, socket)

    def mix(self, a, b, fac):
        n = self.N.new('ShaderNodeMixRGB')
        for k, x in enumerate((fac, a, b)):
            self.put(x, n.inputs[k])
        return n.outputs[0]

    def noise(self, scale, detail=4, rough=0.6):
        n = self.N.new('ShaderNodeTexNoise')
        n.inputs['Scale'].default_value, n.inputs['Detail'].default_value, n.inputs['Roughness'].default_value = scale, detail, rough
        self.L.new(self.tc, n.inputs['Vector'])
        return n.outputs[0]

    def span(self, x, a, b, c=0.0, d=1.0):
        n = self.N.new('ShaderNodeMapRange')
        for k, y in ((1, a), (2, b), (3, c), (4, d)):
            n.inputs[k].default_value = y
        self.L.new(x, n.inputs[0])
        return n.outputs[0]

    def times(self, x, k):
        n = self.N.new('ShaderNodeMath')
        n.operation = 'MULTIPLY'
        self.L.new(x, n.inputs[0])
        self.put(k, n.inputs[1])
        return n.outputs[0]

    def image(self, name):
        n = self.N.new('ShaderNodeTexImage')
        n.image = bpy.data.images.load(human.D + 'textures/' + name)
        n.image.colorspace_settings.name = 'Non-Color'
        return n.outputs[0]

    def attribute(self, name):
        n = self.N.new('ShaderNodeAttribute')
        n.attribute_name = name
        return n.outputs['Fac']

    def bump(self, height, strength, distance, normal=None):
        n = self.N.new('ShaderNodeBump')
        n.inputs['Strength'].default_value, n.inputs['Distance'].default_value = strength, distance
        self.L.new(height, n.inputs['Height'])
        if normal:
            self.L.new(normal, n.inputs['Normal'])
        return n.outputs[0]


def skin():
    m, N, L, P = material('skin')
    k, tone = Nodes(N, L), person['tone']
    deep = [c * 0.9 for c in tone]
    warm = [min(1, tone[0] * 1.10), tone[1] * 0.82, tone[2] * 0.76]
    base = k.mix(tone, deep, k.span(k.noise(2.2), 0.35, 0.65))
    base = k.mix(base, warm, k.times(k.span(k.noise(7), 0.45, 0.7), 0.22))
    base = k.mix(base, [tone[0] * 1.05, tone[1] * 0.74, tone[2] * 0.68], k.times(k.attribute('warm'), 0.55))
    base = k.mix(base, [c * 0.7 for c in tone], k.times(k.span(k.noise(42, 2), 0.64, 0.75), person.get('freckles', 0.2)))
    base = k.mix(base, person['lips'], k.times(k.image('mpfb_lips.jpg'), 0.7))
    base = k.mix(base, [c * 0.5 + 0.01 for c in person['hair']['color']], k.times(k.attribute('scalp'), person['hair'].get('tint', 0.75)))
    if person.get('stubble'):
        base = k.mix(base, [c * 0.45 for c in tone], k.times(k.attribute('beard'), k.times(k.span(k.noise(120, 2), 0.42, 0.62), person['stubble'])))
    L.new(base, P.inputs['Base Color'])
    L.new(base, P.inputs['Subsurface Color'])
    P.subsurface_method = 'BURLEY'
    P.inputs['Subsurface'].default_value = 0.10
    P.inputs['Subsurface Radius'].default_value = (0.11, 0.04, 0.02)
    L.new(k.span(k.noise(14), 0.3, 0.7, 0.44, 0.62), P.inputs['Roughness'])
    P.inputs['Specular'].default_value = 0.32
    vor = N.new('ShaderNodeTexVoronoi')
    vor.inputs['Scale'].default_value = 75
    L.new(k.tc, vor.inputs['Vector'])
    pores = k.bump(vor.outputs[0], 0.22, 0.012)
    L.new(k.bump(k.noise(34, 6), 0.13, 0.03, pores), P.inputs['Normal'])
    return m


def cloth(name, color, weave, gloss=0.9):
    m, N, L, P = material(name)
    k = Nodes(N, L)
    dark = [c * 0.86 for c in color]
    L.new(k.mix(color, dark, k.span(k.noise(60, 2), 0.4, 0.6)), P.inputs['Base Color'])
    P.inputs['Roughness'].default_value = gloss
    P.inputs['Sheen'].default_value = 0.4
    P.inputs['Specular'].default_value = 0.12
    n = k.noise(0.9, 3, 0.5)
    folds = k.bump(n, 0.35, 0.5)
    if weave == 'rib':
        w = N.new('ShaderNodeTexWave')
        w.inputs['Scale'].default_value = 7
        w.inputs['Distortion'].default_value = 0.4
        L.new(k.tc, w.inputs['Vector'])
        fine = k.bump(w.outputs[1], 0.35, 0.03, folds)
    else:
        fine = k.bump(k.noise(90, 2), 0.25, 0.01, folds)
    L.new(fine, P.inputs['Normal'])
    return m


def link(name, me):
    ob = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(ob)
    return ob


def body(V, mat):
    sel = [i for i, g in enumerate(G) if g == 'body']
    ids = sorted({v for i in sel for v in F[i]})
    at = {v: k for k, v in enumerate(ids)}
    me = bpy.data.meshes.new('body')
    me.from_pydata([B(V[v]) for v in ids], [], [[at[v] for v in F[i]] for i in sel])
    layer = me.uv_layers.new()
    for k, uv in enumerate(t for i in sel for t in FT[i]):
        layer.data[k].uv = tuple(UV[uv])
    head, eye = human.joint(V0, F, G, 'head'), human.joint(V0, F, G, 'l-eye')
    d = V0[ids] - head
    near = np.where((np.abs(d).max(1) < 1.8), 1.0, 0.0)
    scalp = np.clip((hair.above_line(d, person['hair'].get('front', 0)) + 0.07) / 0.16, 0, 1) * near
    nose = np.exp(-(np.linalg.norm(d - [0, 0.12, 1.25], axis=1) / 0.22) ** 2)
    ear = np.exp(-(np.linalg.norm(np.stack([np.abs(d[:, 0]) - 0.88, d[:, 1] - 0.3, d[:, 2] + 0.1], 1), axis=1) / 0.3) ** 2)
    cheek = np.exp(-(np.linalg.norm(np.stack([np.abs(d[:, 0]) - 0.42, d[:, 1] - 0.08, d[:, 2] - 0.85], 1), axis=1) / 0.26) ** 2)
    jaw = np.clip(1 - np.abs(d[:, 1] + 0.42) / 0.42, 0, 1) * np.clip((d[:, 2] - 0.15) / 0.5, 0, 1)
    for name, values in (('scalp', scalp), ('warm', np.clip(nose + ear + 0.6 * cheek, 0, 1) * near), ('beard', np.clip(jaw * 1.6, 0, 1) * near)):
        a = me.attributes.new(name, 'FLOAT', 'POINT')
        a.data.foreach_set('value', values.astype(np.float32))
    me.validate()
    ob = link('body', me)
    for p in me.polygons:
        p.use_smooth = True
    s = ob.modifiers.new('s', 'SUBSURF')
    s.levels = s.render_levels = 2
    me.materials.append(mat)
    return ob


def is_inside_out(bm):
    """Tells of an open tube, or two, whether its faces look inwards. Each side of the body has its own middle."""
    bm.normal_update()
    sides = {1: [], -1: []}
    for f in bm.faces:
        c = f.calc_center_median()
        sides[1 if c.x > 0 else -1].append((c, f.normal * f.calc_area()))
    outward = 0
    for faces in sides.values():
        middle = sum((c for c, _ in faces), Vector()) / max(1, len(faces))
        outward += sum((c - middle).to_2d().dot(n.to_2d()) for c, n in faces)
    return outward < 0


def hang(bm, arm, top):
    """Lets cloth fall straight from the chest instead of into the waist: below `top` it keeps the widest outline from hem to chest."""
    trunk = [q for q in bm.verts if q[arm] < 0.5 and q.co.z < top]
    z = np.array([q.co.z for q in trunk])
    rows = np.linspace(z.min(), top, 12)
    row = np.clip(np.round((z - rows[0]) / (rows[1] - rows[0])).astype(int), 0, 11)
    centre = np.mean([q.co.y for q in trunk])
    for axis, side, middle in ((0, 1, 0.0), (0, -1, 0.0), (1, 1, centre), (1, -1, centre)):
        out = np.array([side * (q.co[axis] - middle) for q in trunk])
        reach = np.array([out[row == k].max() for k in range(12)])
        taut = np.max([np.where((rows >= rows[a]) & (rows <= rows[b]), reach[a] + (reach[b] - reach[a]) * (rows - rows[a]) / (rows[b] - rows[a]), 0)
                       for a in range(12) for b in range(a + 1, 12)], 0)
        for q, o, h in zip(trunk, out, z):
            if o > 0:
                q.co[axis] = middle + side * o * np.interp(h, rows, taut / reach)


def garment(V, name, groups, cuts, grow, thick, mat, smooth=0, levels=2, falls=None, flare=None):
    """A piece of the body's own tights, cut by planes while the arms still stand out, so that every hem is one clean line.

    `cuts`: (point, normal, bones): the side to which the normal points goes away; with bones only on the faces that these bones move.
    `falls`: the height from which the cloth falls straight. `flare`: how far it stands off at this plane: (point, normal, depth, by).
    """
    sel = [i for i, g in enumerate(G) if g in groups]
    ids = sorted({v for i in sel for v in F[i]})
    at = {v: k for k, v in enumerate(ids)}
    bm = bmesh.new()
    layer = bm.verts.layers.float_vector.new('posed')
    grip = bm.verts.layers.float.new('grip')
    arm = bm.verts.layers.float.new('arm')
    arms = weight_of([bone + side for bone in ('upperarm', 'lowerarm', 'hand') for side in ('_l', '_r')])
    verts = []
    for v in ids:
        q = bm.verts.new(V0[v])
        q[layer] = Vector(V[v] - V0[v])
        q[arm] = arms[v]
        verts.append(q)
    for i in sel:
        try:
            bm.faces.new([verts[at[v]] for v in F[i]])
        except ValueError:
            pass
    for point, normal, bones in cuts:
        faces = list(bm.faces)
        if bones:
            w = weight_of(bones)[ids]
            tree = {}
            for k, q in enumerate(verts):
                if q.is_valid:
                    q[grip] = w[k]
            faces = [f for f in faces if sum(q[grip] for q in f.verts) / len(f.verts) > 0.5]
        geom = list({e for f in faces for e in f.edges}) + list({q for f in faces for q in f.verts}) + faces
        bmesh.ops.bisect_plane(bm, geom=geom, dist=1e-5, plane_co=Vector(point), plane_no=Vector(normal), clear_outer=True)
        loose = [q for q in bm.verts if not q.link_faces]
        bmesh.ops.delete(bm, geom=loose, context='VERTS')
    for q in bm.verts:
        if flare is not None:
            q[grip] = np.clip(1 + np.dot(np.array(q.co) - flare[0], -flare[1]) / flare[2], 0, 1) * flare[3]
        q.co = Vector(B(q.co + q[layer]))
    if falls is not None:
        hang(bm, arm, falls)
    for _ in range(smooth):
        inner = [q for q in bm.verts if not q.is_boundary]
        bmesh.ops.smooth_vert(bm, verts=inner, factor=0.5, use_axis_x=True, use_axis_y=True, use_axis_z=True)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    # It would grow into the body.
    if is_inside_out(bm):
        bmesh.ops.reverse_faces(bm, faces=bm.faces)
    if flare is not None:
        bm.normal_update()
        for q in bm.verts:
            q.co += q.normal * q[grip]
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    ob = link(name, me)
    for p in me.polygons:
        p.use_smooth = True
    d = ob.modifiers.new('g', 'DISPLACE')
    d.strength, d.mid_level = grow, 0
    t = ob.modifiers.new('t', 'SOLIDIFY')
    t.thickness, t.offset = thick, 1
    s = ob.modifiers.new('s', 'SUBSURF')
    s.levels = s.render_levels = levels
    me.materials.append(mat)
    return ob


def open_front(piece, top, low, keep=False):
    """Cuts a garment along two lines in front, given by half their distance and height, and takes away what is between them, or all else."""
    (wide, z), (narrow, foot), front = top, low, B(J('spine-1'))[1] - 0.05
    bm = bmesh.new()
    bm.from_mesh(piece.data)
    for s in (1, -1):
        a, b = Vector((s * wide, 0, z)), Vector((s * narrow, 0, foot))
        faces = [f for f in bm.faces if f.calc_center_median().y < front]
        geom = list({e for f in faces for e in f.edges}) + list({q for f in faces for q in f.verts}) + faces
        bmesh.ops.bisect_plane(bm, geom=geom, dist=1e-5, plane_co=b, plane_no=(a - b).normalized().cross(Vector((0, 1, 0))))
    gone = []
    for f in bm.faces:
        c = f.calc_center_median()
        is_between = c.y < front and abs(c.x) <= max(min(wide, narrow), narrow + (wide - narrow) * (c.z - foot) / (z - foot)) - 1e-3
        if is_between != keep:
            gone.append(f)
    bmesh.ops.delete(bm, geom=gone, context='FACES')
    bm.to_mesh(piece.data)
    bm.free()


def J(name):
    return human.joint(V0, F, G, name)


def neck_plane(lift, tilt):
    """A plane across the neck, `lift` over its joint, lower in front by `tilt`."""
    n = hair.norm(np.array([0, 1.0, tilt]))
    return (J('neck') + n * lift, n, None)


def sleeve(side, share, bone='lowerarm'):
    """Ends a sleeve at a share of the upper arm (under 1) or of the forearm (1 to 2)."""
    a, e, h = J(f'{side}-shoulder'), J(f'{side}-elbow'), J(f'{side}-hand')
    p, n = (a + (e - a) * share, hair.norm(e - a)) if share <= 1 else (e + (h - e) * (share - 1), hair.norm(h - e))
    s = '_' + side
    return (p, n, ['upperarm' + s, 'lowerarm' + s, 'hand' + s])


def below(y):
    return (np.array([0, y, 0]), np.array([0, -1.0, 0]), None)


def dress(V, wardrobe):
    w = {'top': 'tee', **wardrobe}
    color, tights = w['color'], ['helper-tights']
    hem = J('pelvis')[1] - 0.3
    sleeves = lambda share: [sleeve('l', share), sleeve('r', share)]
    fabric = cloth('cloth', color, 'rib' if w['top'] == 'roll' else 'plain')
    band = cloth('band', [c * 0.93 for c in color], 'rib')
    if w['top'] == 'roll':
        garment(V, 'top', tights, [neck_plane(0.12, 0.25), below(hem), *sleeves(1.92)], 0.09, 0.05, fabric, 2)
        lo = neck_plane(0.06, 0.30)
        garment(V, 'collar', tights, [neck_plane(0.50, 0.18), (lo[0], -lo[1], None), below(J('neck')[1] - 1.2)], 0.13, 0.09, band, 3)
    elif w['top'] == 'tee':
        neck = neck_plane(0.14, 0.45)
        # Over jeans it hangs free.
        loose = 0.18 if w.get('legs') else 0.13
        chest = J('l-shoulder')[1] - 1.3 if w.get('legs') else None
        garment(V, 'top', tights, [neck, below(hem), *sleeves(w.get('sleeve', 0.62))], loose, 0.05, fabric, 4, falls=chest)
        low = neck_plane(-0.02, 0.45)
        garment(V, 'collar', tights, [neck_plane(0.17, 0.45), (low[0], -low[1], None)], loose + 0.005, 0.07, band, 4)
    elif w['top'] == 'shirt':
        shirt = garment(V, 'top', tights, [neck_plane(0.02, 0.55), below(hem), *sleeves(1.9)], 0.12, 0.05, fabric, 3)
        sides = [(np.array([s * 0.13, 0, 0]), np.array([s, 0, 0]), None) for s in (1.0, -1.0)]
        garment(V, 'placket', tights, [neck_plane(-0.02, 0.55), below(hem), *sides, (J('spine-1'), np.array([0, 0, -1.0]), None)], 0.15, 0.05, fabric, 1)
        buttons(shirt, cloth('button', [c * 0.55 for c in color], 'plain', 0.3))
        low = neck_plane(-0.08, 0.5)
        leaf = garment(V, 'collar', tights, [neck_plane(0.46, 0.3), (low[0], -low[1], None)], 0.14, 0.07, fabric, 2, flare=(low[0], low[1], 0.5, 0.16))
        open_front(leaf, (0.06, B(J('neck'))[2] + 0.25), (0.34, B(J('neck'))[2] - 0.35))
    elif w['top'] == 'slip':
        satin = cloth('satin', color, 'plain', 0.38)
        bust = (J('l-shoulder') * [0, 1, 1] - [0, 0.5, 0], hair.norm(np.array([0, 1.0, -0.22])), None)
        garment(V, 'top', tights, [bust, below(hem), *sleeves(-0.2)], 0.05, 0.04, satin, 3)
        for s in (1.0, -1.0):
            edges = [(np.array([s * 0.78 + k * 0.03, 0, 0]), np.array([k, 0, 0]), None) for k in (1.0, -1.0)]
            garment(V, 'strap', tights, [(bust[0] - bust[1] * 0.04, -bust[1], None), *edges], 0.02, 0.03, satin)
    if w.get('jacket') or w.get('coat'):
        outer = cloth('outer', w.get('coat') or w['jacket'], 'plain')
        neck, waist = B(J('neck'))[2], B(J('spine-2'))[2] - 0.6
        cuts = [neck_plane(0.10, 0.4), below(hem - 0.9), *sleeves(1.95)]
        if not w.get('coat'):
            open_front(garment(V, 'jacket', tights, cuts, 0.20, 0.08, outer, 6), (0.62, neck), (0.14, waist))
        else:
            open_front(garment(V, 'coat', tights, cuts, 0.26, 0.10, outer, 8), (0.66, neck), (0.10, waist - 0.6))
            lapel = garment(V, 'lapel', tights, [neck_plane(0.16, 0.4), below(waist - 0.6)], 0.37, 0.07, outer, 8)
            open_front(lapel, (0.64, neck), (0.08, waist - 0.6))
            open_front(lapel, (1.25, neck - 0.5), (0.10, waist - 0.6), keep=True)
            low = neck_plane(-0.2, 0.4)
            ring = garment(V, 'collar', tights, [neck_plane(0.34, 0.4), (low[0], -low[1], None)], 0.3, 0.09, outer, 4, flare=(low[0], low[1], 0.5, 0.1))
            open_front(ring, (0.66, neck), (0.5, neck - 0.6))
    if w.get('legs') or w.get('skirt'):
        for side in (1, -1):
            shoe(V, side, cloth('shoe', w.get('shoes', [0.012, 0.012, 0.013]), 'plain', 0.45))
    if w.get('legs'):
        jeans = cloth('jeans', w['legs'], 'plain')
        ankle = J('l-ankle')[1] + 0.1
        waist, wide = (0.35, 0.08) if w['top'] == 'tee' else (0.75, 0.2)
        garment(V, 'jeans', tights, [(np.array([0, J('pelvis')[1] + waist, 0]), np.array([0, 1.0, 0]), None), below(ankle)], wide, 0.06, jeans, 5)
    if w.get('skirt'):
        skirt = cloth('skirt', w['skirt'], 'plain')
        waist = (np.array([0, J('pelvis')[1] - 0.1, 0]), np.array([0, 1.0, 0]), None)
        garment(V, 'skirt', ['helper-skirt'], [waist, below(J('l-ankle')[1] + w.get('hem', 0.8))], 0.10, 0.05, skirt, 4)


def buttons(shirt, mat):
    """Down the front of a shirt, on its placket."""
    front = [q.co for q in shirt.data.vertices if abs(q.co.x) < 0.3]
    for z in np.arange(B(J('neck'))[2] - 0.75, B(J('pelvis'))[2], -0.85):
        y = min(q.y for q in front if abs(q.z - z) < 0.3)
        bpy.ops.mesh.primitive_cylinder_add(vertices=24, radius=0.055, depth=0.03, location=(0, y - 0.215, z), rotation=(np.pi / 2, 0, 0))
        bpy.context.object.data.materials.append(mat)


def shoe(V, side, mat):
    """Closed around a foot, without toes: the hull of all below the ankle."""
    ids = np.flatnonzero(G_BODY & (V0[:, 1] < J('l-ankle')[1] + 0.35) & (V0[:, 0] * side > 0))
    bm = bmesh.new()
    for v in ids:
        bm.verts.new(B(V[v]))
    bmesh.ops.convex_hull(bm, input=bm.verts)
    bmesh.ops.delete(bm, geom=[q for q in bm.verts if not q.link_faces], context='VERTS')
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    me = bpy.data.meshes.new('shoe')
    bm.to_mesh(me)
    bm.free()
    ob = link('shoe', me)
    grow = ob.modifiers.new('g', 'DISPLACE')
    grow.strength, grow.mid_level = 0.06, 0
    even = ob.modifiers.new('r', 'REMESH')
    even.mode, even.voxel_size, even.use_smooth_shade = 'VOXEL', 0.08, True
    soft = ob.modifiers.new('s', 'SMOOTH')
    soft.iterations = 6
    me.materials.append(mat)


def hairs(name, S, radius, color, rough=0.4, taper=True):
    n, k, _ = S.shape
    pts = np.stack([S[:, :, 0], -S[:, :, 2], S[:, :, 1]], 2).reshape(-1, 3)
    first = np.arange(n)[:, None] * k + np.arange(k - 1)[None, :]
    edges = np.stack([first, first + 1], 2).reshape(-1, 2)
    me = bpy.data.meshes.new(name)
    me.vertices.add(n * k)
    me.vertices.foreach_set('co', pts.astype(np.float32).ravel())
    me.edges.add(len(edges))
    me.edges.foreach_set('vertices', edges.astype(np.int32).ravel())
    thick = me.attributes.new('thick', 'FLOAT', 'POINT')
    shape = np.linspace(1, 0.25 if taper else 0.8, k)
    thick.data.foreach_set('value', (np.tile(shape, n) * radius).astype(np.float32))
    src = link(name + 'src', me)
    src.hide_render = True
    curves = bpy.data.hair_curves.new(name)
    ob = link(name, curves)
    mm = bpy.data.materials.new(name)
    mm.use_nodes = True
    nt = mm.node_tree
    nt.nodes.clear()
    o, h = nt.nodes.new('ShaderNodeOutputMaterial'), nt.nodes.new('ShaderNodeBsdfHairPrincipled')
    h.parametrization = 'COLOR'
    h.inputs['Color'].default_value = (*color, 1)
    h.inputs['Roughness'].default_value, h.inputs['Radial Roughness'].default_value = rough, 0.55
    h.inputs['Random Roughness'].default_value, h.inputs['Random Color'].default_value = 0.3, 0.35
    nt.links.new(h.outputs[0], o.inputs[0])
    curves.materials.append(mm)
    ng = bpy.data.node_groups.new(name, 'GeometryNodeTree')
    ng.outputs.new('NodeSocketGeometry', 'Geometry')
    ng.inputs.new('NodeSocketGeometry', 'Geometry')
    go, oi = ng.nodes.new('NodeGroupOutput'), ng.nodes.new('GeometryNodeObjectInfo')
    oi.inputs[0].default_value = src
    mc, sr = ng.nodes.new('GeometryNodeMeshToCurve'), ng.nodes.new('GeometryNodeSetCurveRadius')
    at = ng.nodes.new('GeometryNodeInputNamedAttribute')
    at.data_type = 'FLOAT'
    at.inputs['Name'].default_value = 'thick'
    sm = ng.nodes.new('GeometryNodeSetMaterial')
    sm.inputs['Material'].default_value = mm
    ng.links.new(oi.outputs['Geometry'], mc.inputs[0])
    ng.links.new(mc.outputs[0], sr.inputs[0])
    ng.links.new(at.outputs[1], sr.inputs['Radius'])
    ng.links.new(sr.outputs[0], sm.inputs[0])
    ng.links.new(sm.outputs[0], go.inputs[0])
    ob.modifiers.new('gn', 'NODES').node_group = ng
    return ob


def eyes(V, look, glint):
    """`glint`: 1 for a portrait; less far away, where a large light would make the whole eye shine."""
    for s in 'lr':
        group = f'helper-{s}-eye'
        sel = [i for i, g in enumerate(G) if g == group]
        ids = sorted({v for i in sel for v in F[i]})
        at = {v: k for k, v in enumerate(ids)}
        P3 = np.array([B(V[v]) for v in ids])
        me = bpy.data.meshes.new(group)
        me.from_pydata([tuple(p) for p in P3], [], [[at[v] for v in F[i]] for i in sel])
        ob = link(group, me)
        for p in me.polygons:
            p.use_smooth = True
        sub = ob.modifiers.new('s', 'SUBSURF')
        sub.levels = sub.render_levels = 2
        c = P3.mean(0)
        rad = max(np.linalg.norm(P3 - c, axis=1))
        d = np.array(B(look))
        front = c + rad * d / np.linalg.norm(d)
        m, N, L, P = material(group)
        geo, v = N.new('ShaderNodeNewGeometry'), N.new('ShaderNodeVectorMath')
        v.operation = 'DISTANCE'
        L.new(geo.outputs['Position'], v.inputs[0])
        v.inputs[1].default_value = tuple(front)
        dv = N.new('ShaderNodeMath')
        dv.operation = 'DIVIDE'
        L.new(v.outputs['Value'], dv.inputs[0])
        dv.inputs[1].default_value = rad
        ramp = N.new('ShaderNodeValToRGB')
        E = ramp.color_ramp.elements
        iris = person['iris']
        white = [x * (0.4 + 0.6 * glint) for x in (0.60, 0.55, 0.52)]
        stops = [(0, (0, 0, 0)), (0.17, (0, 0, 0)), (0.20, [x * 1.3 for x in iris]), (0.42, [x * 0.8 for x in iris]), (0.48, [x * 0.3 for x in iris]), (0.54, white)]
        while len(E) < len(stops):
            E.new(0.5)
        for el, (p, col) in zip(E, stops):
            el.position, el.color = p, (*col, 1)
        L.new(dv.outputs[0], ramp.inputs[0])
        L.new(ramp.outputs[0], P.inputs['Base Color'])
        P.inputs['Roughness'].default_value = 0.08
        P.inputs['Clearcoat'].default_value = glint
        P.inputs['Specular'].default_value = 0.5 * glint
        P.inputs['Clearcoat Roughness'].default_value = 0.02
        me.materials.append(m)


def lashes(V, rng):
    for s in 'lr':
        lid = human.joint(V, F, G, f'{s}-eye')
        for k, up in ((1, True), (2, False)):
            rows = []
            for f in (f for f, g in zip(F, G) if g == f'helper-{s}-eyelashes-{k}'):
                q = V[f][:4]
                o = np.argsort(np.linalg.norm(q - lid, axis=1))
                tip = (q[o[2]] + q[o[3]]) / 2
                for w in rng.random(2):
                    p = q[o[0]] * (1 - w) + q[o[1]] * w
                    rows.append([p, p * 0.5 + tip * 0.5 + [0, 0.012 if up else -0.01, 0.01], p * 0.25 + tip * 0.75])
            hairs(f'lash{s}{k}', np.array(rows), 0.0034, [0.01, 0.008, 0.007])


def head_turn(V):
    """The head's own rotation between rest and pose."""
    i = [i for i, w in WEIGHTS['head'] if w > 0.99]
    a, b = V0[i] - V0[i].mean(0), V[i] - V[i].mean(0)
    u, _, vt = np.linalg.svd(a.T @ b)
    return (u @ vt).T, V0[i].mean(0), V[i].mean(0)


def area(loc, at, size, power, color=(1, 1, 1)):
    d = bpy.data.lights.new('a', 'AREA')
    d.energy, d.size, d.color = power, size, color
    o = bpy.data.objects.new('a', d)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(at) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    return o


def prepare(shot):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    V = posing.pose(V0, F, G, [tuple(m) for m in shot['pose']])
    turn, a, b = head_turn(V)
    body(V, skin())
    eyes(V, turn @ np.array(shot.get('look', [0, 0, 1.0])), shot.get('glint', 1))
    dress(V, shot['wardrobe'])
    style = person['hair']
    worn = shot['wardrobe']
    cover = 0.5 if worn.get('coat') else 0.42 if worn.get('jacket') else 0.08 if worn['top'] == 'slip' else 0.32
    if style['kind'] != 'none':
        for k, S in enumerate(hair.strands(V, V0, F, G, style, turn, person['seed'], cover)):
            hairs(f'hair{k}', S, style.get('radius', 0.006) * (0.6 if k and k == 2 else 1), style['color'])
        if style.get('under'):
            for S in hair.strands(V, V0, F, G, style['under'], turn, person['seed'] + 1):
                hairs('under', S, 0.004, style['color'])
    rng = np.random.default_rng(person['seed'])
    rest = hair.brows(V0, F, G, person.get('brows', 190), rng, person.get('browLift', 0))
    hairs('brows', (rest - a) @ turn.T + b, 0.0027, person.get('browColor', style['color']))
    lashes(V, rng)
    return V


def take(shot, V):
    sc = bpy.context.scene
    for o in [o for o in sc.objects if o.type in ('LIGHT', 'CAMERA') or o.name.startswith('set')]:
        bpy.data.objects.remove(o)
    head = Vector(B(human.joint(V, F, G, 'head'))) + Vector((0, 0, 0.35))
    ground = V[G_BODY][:, 1].min() - 0.1
    # Lights and camera stand around the head, or at a height over the floor, so that people beside one another share it.
    origin = Vector((0, head.y, ground + shot['eye'])) if 'eye' in shot else head
    m, N, L, P = material('wall')
    P.inputs['Base Color'].default_value = (*shot['wall'], 1)
    P.inputs['Roughness'].default_value = 1
    P.inputs['Specular'].default_value = 0
    far = shot.get('wallAt', 9)
    # Whoever is seen from beside has the wall at the other side.
    wall = ((-far * shot['beside'], 0, 0), (0, np.pi / 2, 0)) if 'beside' in shot else ((0, far, 0), (np.pi / 2, 0, 0))
    for name, (loc, rot) in (('setwall', wall), ('setfloor', ((0, 0, ground), (0, 0, 0)))):
        bpy.ops.mesh.primitive_plane_add(size=200, location=loc, rotation=rot)
        bpy.context.object.name = name
        bpy.context.object.data.materials.append(m)
    for l in shot['lights']:
        area(Vector(l['at']) + origin, Vector(l.get('to', (0, 0, 0))) + origin, l['size'], l['power'], l.get('color', (1, 1, 1)))
    if not sc.world:
        sc.world = bpy.data.worlds.new('w')
    sc.world.use_nodes = True
    sc.world.node_tree.nodes['Background'].inputs[0].default_value = (*shot.get('ambient', [0.05, 0.05, 0.055]), 1)
    cs = shot['camera']
    cam = bpy.data.cameras.new('c')
    co = bpy.data.objects.new('c', cam)
    sc.collection.objects.link(co)
    aim = origin + Vector(cs.get('aim', [0, 0, 0]))
    co.location = Vector(cs['at']) + origin
    co.rotation_euler = (aim - co.location).to_track_quat('-Z', 'Y').to_euler()
    cam.lens, cam.clip_end = cs['lens'], 1000
    cam.dof.use_dof = True
    cam.dof.focus_distance = (co.location - head).length - cs.get('near', 0.75)
    cam.dof.aperture_fstop = cs.get('f', 0.6)
    sc.camera = co
    sc.render.engine = 'CYCLES'
    sc.cycles.samples = shot['samples']
    sc.cycles.use_adaptive_sampling = True
    sc.cycles.adaptive_threshold, sc.cycles.adaptive_min_samples = 0.06, 6
    sc.cycles.use_denoising = False
    sc.cycles.max_bounces, sc.cycles.transparent_max_bounces = 4, 4
    sc.cycles.sample_clamp_indirect = 6
    sc.cycles.caustics_reflective = sc.cycles.caustics_refractive = False
    sc.render.resolution_x, sc.render.resolution_y = (round(x / shot.get('scale', 1)) for x in shot['size'])
    sc.render.threads_mode, sc.render.threads = 'FIXED', 2
    sc.view_settings.view_transform, sc.view_settings.look = 'Filmic', 'Medium High Contrast'
    sc.view_settings.exposure = shot.get('exposure', 0.0)
    view = bpy.context.view_layer
    view.cycles.denoising_store_passes = True
    sc.use_nodes = True
    nt = sc.node_tree
    nt.nodes.clear()
    layers, out = nt.nodes.new('CompositorNodeRLayers'), nt.nodes.new('CompositorNodeOutputFile')
    comp = nt.nodes.new('CompositorNodeComposite')
    nt.links.new(layers.outputs['Image'], comp.inputs[0])
    base = os.path.splitext(shot['out'])[0]
    out.base_path = os.path.dirname(base)
    out.format.file_format, out.format.color_depth = 'OPEN_EXR', '16'
    out.file_slots.clear()
    for k, kind in enumerate(('Albedo', 'Normal')):
        out.file_slots.new(f'{os.path.basename(base)}.{kind.lower()}.')
        nt.links.new(layers.outputs[f'Denoising {kind}'], out.inputs[k])
    sc.render.filepath = base + '.raw.png'
    sc.render.image_settings.file_format, sc.render.image_settings.color_depth = 'PNG', '16'
    bpy.ops.render.render(write_still=True)
    face = [world_to_camera_view(sc, co, Vector(B(V[i]))) for i, w in WEIGHTS['head'] if w > 0.99 and G_BODY[i]]
    x, y = [p.x for p in face], [1 - p.y for p in face]
    with open(base + '.face.json', 'w') as box:
        json.dump([round(float(v), 3) for v in (min(x), min(y), max(x) - min(x), max(y) - min(y))], box)


ready, V = None, None
for shot in job['shots']:
    key = json.dumps([shot['pose'], shot['wardrobe'], shot.get('look')])
    if key != ready:
        V, ready = prepare(shot), key
    take(shot, V)
    print('TAKEN', shot['out'], flush=True)
